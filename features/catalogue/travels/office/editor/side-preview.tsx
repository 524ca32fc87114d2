import { lazy, Suspense, useMemo } from "react";
import { useOpenItem } from "#design/office/item-list/use-open-item.ts";
import { useDraft, useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { useCountry } from "./fields/use-resources.ts";
import type { TravelSource } from "./preview/use-travel-drawing.ts";
import { asTravel } from "./record/use-travel.ts";
import { useStoredTravel } from "./stored-travel.ts";

const DraftPreview = lazy(() => import("./preview/draft-preview.tsx"));

/** What the site would not draw is drawn as it was, and the status line says what is wrong. */
const useSource = (): TravelSource => {
  const store = useDraftStore();
  return useMemo(
    () => ({
      get: () => asTravel(store.getState().edited),
      subscribe: (listener) =>
        store.subscribe(({ edited }, before) => {
          if (edited !== before.edited) listener();
        }),
    }),
    [store],
  );
};

/** Where on the page of the trip a tab is seen. */
const sections: Readonly<Record<string, string>> = {
  story: "trip",
  moods: "trip",
  inclusions: "included",
  "money-pot": "cost",
  photos: "photos",
  faqs: "faqs",
};

export type SidePreviewProps = Readonly<{ tab: string; onClose: () => void }>;

/** The page on which the open tab is seen, as the draft stands. */
export const SidePreview = ({ tab, onClose }: SidePreviewProps) => {
  const country = useCountry();
  const { id } = useStoredTravel();
  const source = useSource();
  const count = useDraft(({ edited }) => asTravel(edited).itinerary.length);
  const [openDay, setOpenDay] = useOpenItem("day", count);
  const isDrawable = useDraft(({ edited }) => {
    const { tripId, name, slug } = asTravel(edited);
    return tripId !== "" && name !== "" && slug !== "";
  });
  const isOfDays = tab === "itinerary";
  if (!isDrawable)
    return (
      <p className="travel-editor-waiting">
        The preview comes once the travel has a trip, a name and a slug.
      </p>
    );
  return (
    <Suspense fallback={<p role="status">Loading …</p>}>
      <DraftPreview
        key={isOfDays ? "itinerary" : "trip"}
        country={country}
        id={id}
        source={source}
        page={isOfDays ? "itinerary" : "trip"}
        openDay={isOfDays ? openDay : null}
        section={sections[tab] ?? null}
        onDay={setOpenDay}
        onClose={onClose}
        fullScreenUrl={id === null ? null : `/travels/${id}/preview`}
      />
    </Suspense>
  );
};
