import type { MarketId } from "#markets/market-type.ts";
import type { ChoicePicture } from "#platform/choices/choice.ts";
import { findChoices } from "#features/records/choices/pickers/choices.ts";
import { type AnchorBlock, anchorOf } from "./describe-anchor.ts";
import { addressOf } from "./inner-target.ts";
import { foldText } from "#platform/texts/fold-text.ts";

export type LinkOption = Readonly<{
  address: string;
  label: string;
  detail: string;
  picture: ChoicePicture | null;
}>;

export type LinkGroup = Readonly<{
  label: string;
  options: readonly LinkOption[];
  /** Matches that are not among the options. */
  more: number;
}>;

const shownUnasked = 4; // of each group, until words are typed
const shownAsked = 10;
const shown = (search: string): number => (search === "" ? shownUnasked : shownAsked);

const groupKinds = [
  { label: "Pages", kind: "page" },
  { label: "Trips", kind: "travel" },
  { label: "Areas", kind: "destination" },
  { label: "Coordinators", kind: "coordinator" },
] as const;

/**
 * The market's pages, trips, areas and coordinators that match the words.
 * @throws ApiError
 */
export const findLinkGroups = (
  country: string,
  market: MarketId,
  search: string,
): Promise<readonly LinkGroup[]> =>
  Promise.all(
    groupKinds.map(async ({ label, kind }) => {
      const filter = { search, page: 1, pageSize: shown(search) };
      const { items, total } = await findChoices(country, kind, filter);
      const options = items.flatMap(({ id, slug, label: name, detail, picture }) => {
        const address = kind === "page" ? id : addressOf(market, kind, slug ?? "");
        return address === null ? [] : [{ address, label: name, detail, picture }];
      });
      return { label, options, more: total - items.length };
    }),
  );

/** The blocks of the page whose names have every word. */
export const anchorGroup = (blocks: readonly AnchorBlock[], search: string): LinkGroup => {
  const words = foldText(search).split(/\s+/);
  const matching = blocks.filter(({ name }) =>
    words.every((word) => foldText(name).includes(word)),
  );
  return {
    label: "On this page",
    options: matching.slice(0, shown(search)).map((block) => ({
      address: anchorOf(block),
      label: block.name,
      detail: `Block ${block.position}${block.isOn ? "" : " · switched off"}`,
      picture: null,
    })),
    more: Math.max(0, matching.length - shown(search)),
  };
};
