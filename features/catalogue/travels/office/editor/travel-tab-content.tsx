import { lazy, Suspense } from "react";
import type { TravelTab } from "./record/travel-tabs.ts";
import { FormTab } from "./tabs/form-tab.tsx";

const named = <Name extends string, Props extends object>(
  load: () => Promise<Readonly<Record<Name, React.ComponentType<Props>>>>,
  name: Name,
) => lazy(async () => ({ default: (await load())[name] }));

const ItineraryTab = named(() => import("./itinerary/itinerary-tab.tsx"), "ItineraryTab");
const MoneyTab = named(() => import("./tabs/money-tab.tsx"), "MoneyTab");
const PhotosTab = named(() => import("./tabs/photos-tab.tsx"), "PhotosTab");
const FaqsTab = named(() => import("./tabs/faqs-tab.tsx"), "FaqsTab");
const SeoTab = named(() => import("./tabs/seo-tab.tsx"), "SeoTab");

export type TravelTabContentProps = Readonly<{
  tab: TravelTab;
  /** Null for a new travel. */
  id: string | null;
  /** Origin of the market's public site; null where no host serves it. */
  site: string | null;
  /** What follows the facts. */
  children: React.ReactNode;
}>;

const Content = ({ tab, id, site, children }: TravelTabContentProps) => {
  switch (tab) {
    case "itinerary":
      return <ItineraryTab />;
    case "money-pot":
      return <MoneyTab />;
    case "photos":
      return <PhotosTab />;
    case "seo":
      return <SeoTab site={site} />;
    case "faqs":
      return id === null ? null : <FaqsTab id={id} />;
    case "facts":
      return <FormTab tab={tab}>{children}</FormTab>;
    default:
      return <FormTab tab={tab} />;
  }
};

/** The open tab of a travel. */
export const TravelTabContent = (props: TravelTabContentProps) => (
  <Suspense
    fallback={
      <p className="record-page-form" role="status">
        Loading …
      </p>
    }
  >
    <Content {...props} />
  </Suspense>
);
