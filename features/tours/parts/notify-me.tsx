import { SiteLink } from "#design/link.tsx";
import type { NewsView } from "./calendar/calendar-view.ts";

/** How to hear of new dates of a trip. */
export const DepartureNews = ({ news }: { news: NewsView }) => (
  <p className="no-departures-news">
    {news.text}
    {news.ways.map(({ label, path }) => (
      <SiteLink key={path} to={path}>
        {label}
      </SiteLink>
    ))}
  </p>
);
