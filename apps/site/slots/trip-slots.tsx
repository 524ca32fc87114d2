import { ownBlocksOf } from "#blocks/page/own-blocks.tsx";
import { Island } from "#design/live/island.tsx";
import groupStyles from "#features/people/group/site/group.css?url";
import requestStyles from "#features/people/requests/site/request.css?url";
import type { DepartureSlots } from "#features/content/trip-pages/site/departure/departure.tsx";
import type { TripSlots } from "#features/content/trip-pages/site/trip/trip.tsx";
import { GroupBox } from "#features/people/group/parts/group-box.tsx";
import { toGroupBox } from "#features/people/group/parts/group-presenter.ts";
import { GroupShown } from "#features/people/group/site/group-shown.tsx";
import { askView } from "#features/people/requests/site/ask-view.ts";
import { requestFormOf } from "#features/people/requests/parts/load-form.ts";
import { RequestForm } from "#features/people/requests/parts/request-form.tsx";
import { peopleFrom } from "#features/records/prices/rules.ts";
import type { SiteRequest } from "../context.ts";

export const tripSlots: TripSlots<SiteRequest> = {
  ownBlocks: (site, id) => ownBlocksOf(site, { kind: "travel", id }),
};

export const departureSlots: DepartureSlots<SiteRequest> = {
  ...tripSlots,
  ask: askView,
  async form({ site, searchParams }, travel, tour) {
    if (!searchParams.has("ask") && site.requestAttempt === null) return null;
    const view = await requestFormOf(site, travel, tour, peopleFrom(searchParams));
    // The form brings its style sheet along: it may be put into a page that has none of it.
    return (
      view && (
        <>
          <link rel="stylesheet" href={`${site.thirdParties.cdn ?? ""}${requestStyles}`} />
          <Island name="request-form" component={RequestForm} props={{ view }} />
        </>
      )
    );
  },
  async group(site, { id: tourId }, path) {
    const { localizer, apiBase: api, groupOf, thirdParties } = site;
    const view = toGroupBox(localizer, { api, tourId, path });
    if (!view) return null;
    const group = groupOf && (await groupOf(tourId));
    if (!group) return <GroupBox view={view} />;
    // Who is signed in and has no script sees the group itself.
    const sheet = `${thirdParties.cdn ?? ""}${groupStyles}`;
    return <GroupShown group={group} sheet={sheet} words={view.words} />;
  },
};
