import { ageNames } from "#features/catalogue/departure-filters/parts/age-names.ts";
import { continentNames } from "#features/catalogue/departure-filters/parts/continent-names.ts";
import { officeStatusNames } from "#features/records/statuses/parts/office-status-names.ts";
import { formatDate } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { actionText } from "../parts/action-words.ts";
import type { BulkFilter, BulkKindName } from "../contract.ts";
import type { BulkDraft } from "./use-bulk-address.ts";

const nouns: Readonly<Record<BulkKindName, string>> = {
  tour: "departures",
  travel: "travels",
  page: "custom pages",
};

export const kindLabels: Readonly<Record<BulkKindName, string>> = {
  tour: "Departures",
  travel: "Travels",
  page: "Custom pages",
};

const leavingText = ({ leaveFrom, leaveUntil }: BulkFilter): string => {
  if (leaveFrom && leaveUntil)
    return ` leaving ${formatDate(leaveFrom)} to ${formatDate(leaveUntil)}`;
  if (leaveFrom) return ` leaving from ${formatDate(leaveFrom)}`;
  return leaveUntil ? ` leaving until ${formatDate(leaveUntil)}` : "";
};

/** What a filter by travels and people says without their names, which are read elsewhere. */
const narrowedText = (filter: BulkFilter): string =>
  [
    filter.season === null ? "" : `, season ${filter.season}`,
    filter.travelId === null ? "" : ", of one travel",
    filter.continent === null ? "" : `, ${continentNames[filter.continent]}`,
    filter.types.length === 0 ? "" : `, type ${filter.types.join(" or ")}`,
    filter.coordinatorId === null ? "" : ", of one coordinator",
    filter.ageRange === null ? "" : `, ages ${ageNames[filter.ageRange]}`,
  ].join("");

/** Which records a filter means: `departures leaving 01/03/2027 to 31/03/2027`. */
export const filterText = (kind: BulkKindName, filter: BulkFilter): string =>
  [
    filter.chosen ? "chosen " : "",
    filter.published === null ? "" : `${filter.published ? "published" : "unpublished"} `,
    nouns[kind],
    filter.status === null ? "" : `, ${officeStatusNames[filter.status]}`,
    leavingText(filter),
    narrowedText(filter),
    filter.search === "" ? "" : ` with “${filter.search}”`,
  ].join("");

export const selectionText = (
  { kind, action, filter }: Pick<BulkDraft, "kind" | "action" | "filter">,
  market: Market,
  coordinator: string | null = null,
): string => `${actionText(action, market, coordinator)} · ${filterText(kind, filter)}`;

/** What the button of a run does to how many. */
export const runButtonText = (
  { action, kind }: Pick<BulkDraft, "action" | "kind">,
  count: number,
): string => {
  const number = new Intl.NumberFormat("en").format(count);
  const one = count === 1;
  if (action.type === "price") return `Change ${number} ${one ? "price" : "prices"}`;
  const noun = { tour: "departure", travel: "travel", page: "page" }[kind] + (one ? "" : "s");
  if (action.type === "publish")
    return `${action.isPublished ? "Publish" : "Unpublish"} ${number} ${noun}`;
  if (action.type === "purge") return `Purge ${number} ${noun}`;
  if (action.type === "coordinator")
    return `Change ${number} ${one ? "coordinator" : "coordinators"}`;
  return action.type === "dates"
    ? `Move ${number} ${noun}`
    : `Set ${number} ${one ? "status" : "statuses"}`;
};
