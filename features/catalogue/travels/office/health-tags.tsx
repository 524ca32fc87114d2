import { Link } from "react-router";
import { Icon, type IconName } from "#design/office/icons.tsx";
import type { Day } from "#markets/days.ts";
import { type HealthItem, healthLabel } from "../health.ts";

const icons: Readonly<Record<HealthItem["kind"], IconName>> = {
  minimum: "clock",
  coordinator: "person",
  story: "pencil",
  itinerary: "columns",
  seo: "search",
  pictures: "picture",
};

const kinds = { wrong: "wrong", incomplete: "timed", information: "known" } as const;

export type HealthTagsProps = Readonly<{ health: readonly HealthItem[]; today: Day }>;

/** What is missing of a travel; each tag leads to where it is mended. */
export const HealthTags = ({ health, today }: HealthTagsProps) => {
  if (health.length === 0)
    return (
      <span className="travel-well dim">
        <Icon name="check" /> Nothing missing
      </span>
    );
  return (
    <span className="travel-health">
      {health.map((item) => (
        <Link key={item.kind} className="tag" data-kind={kinds[item.tone]} to={item.path}>
          <Icon name={icons[item.kind]} />
          {healthLabel(item, today)}
        </Link>
      ))}
      {health.length > 1 && <span className="tag travel-more">{`+${health.length - 1}`}</span>}
    </span>
  );
};
