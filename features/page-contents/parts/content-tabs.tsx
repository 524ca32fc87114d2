import { ScreenTabs } from "#design/office/screen/screen-tabs.tsx";

const kinds = {
  fixed: "Fixed pages",
  destination: "Destinations",
  coordinators: "Coordinators",
  events: "Events",
  reviews: "Reviews",
  faqs: "FAQs",
} as const;

/** The kinds of page contents, each a list of its own. */
export const ContentTabs = ({ current }: { current: keyof typeof kinds }) => (
  <ScreenTabs
    label="Page contents"
    tabs={Object.entries(kinds).map(([kind, label]) => ({
      to: `/page-contents/${kind}${kind === "reviews" ? "?state=waiting&sort=oldest" : ""}`,
      label,
      isCurrent: kind === current,
    }))}
  />
);
