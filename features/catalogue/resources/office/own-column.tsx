import type { Resource } from "../contract.ts";

const dayOf = (date: string): string => date.split("-").toReversed().join("/");

const daysText = (min: number | null, max: number | null): string => {
  if (min === null) return `up to ${max}`;
  return max === null ? `${min} and more` : `${min} to ${max}`;
};

/** What a kind has beside name and slug. */
export const OwnColumn = ({ resource }: { resource: Resource }) => {
  switch (resource.kind) {
    case "badges":
      return <span className="badge-flag">{resource.name}</span>;
    case "cost-centers":
      return resource.number;
    case "date-ranges":
      return resource.onTheRoad === null
        ? `${dayOf(resource.from)} – ${dayOf(resource.to)}`
        : `On the road in the night of ${dayOf(resource.onTheRoad)}`;
    case "durations":
      return daysText(resource.daysMin, resource.daysMax);
    default:
      return null;
  }
};
