import { SiteLink } from "#design/link.tsx";
import type { ProfileSectionSource } from "#features/people/accounts/parts/profile-section-source.ts";
import type { VisitorAsked } from "#features/people/accounts/parts/visitor-asked.ts";
import { stateKeys } from "#features/people/requests/parts/state-keys.ts";
import { formatLongDate } from "#markets/format.ts";
import type { AskedRequests } from "../ask/asked-requests.ts";

/** What somebody has asked for under the address of their account, which is proven. */
export const requestsSection: ProfileSectionSource<
  VisitorAsked & Readonly<{ askedRequests: AskedRequests }>
> = {
  id: "requests",
  async load({ site: { localizer }, visitor, askedRequests }) {
    const { t, market } = localizer;
    const requests = await askedRequests(market.id, visitor.email);
    if (requests.length === 0) return null;
    return {
      id: "requests",
      title: t("request.profile"),
      lead: t("request.profileLead"),
      place: "kept",
      content: requests.map(({ number, travelName, departureDate, seats, state, path }) => (
        <div key={number} className="profile-row">
          <div>
            <b>{`${travelName}, ${formatLongDate(departureDate, market)}`}</b>
            <p className="account-hint">
              {`${number} · ${t("request.profileSeats", { n: seats })} · ${t(stateKeys[state])}`}
            </p>
          </div>
          {path && (
            <SiteLink
              to={path}
              className="button button-quiet"
              aria-label={`${t("request.see")}, ${number}`}
            >
              {t("request.see")}
            </SiteLink>
          )}
        </div>
      )),
    };
  },
};
