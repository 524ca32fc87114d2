import type { Page, PageInput } from "#features/content/pages/contract.ts";
import { comparePages } from "#features/content/pages/merge/difference.ts";
import { tellDifference } from "#features/content/pages/merge/tell-difference.ts";
import { readSavers, saveSentence } from "#design/office/merge/savers.ts";
import { counted } from "#platform/counted.ts";
import type { pageApi } from "../page-api.ts";
import { denormalize, toPageInput } from "../state/edited-page.ts";
import type { PageStore } from "../state/page-store.ts";
import { joinPage } from "./join-page.ts";

/** What became of a colleague's save in this editor. */
export type ColleagueSave = Readonly<
  | { kind: "joined"; sentence: string; savers: string; before: PageInput; after: Page }
  /** `theirs` waits for somebody to decide. */
  | { kind: "collides"; sentence: string; theirs: Page }
  /** Broken JSON is no page, with which nothing can be joined. */
  | { kind: "waits"; sentence: string }
>;

export type JoinOptions = Readonly<{
  store: PageStore;
  api: ReturnType<typeof pageApi>;
  country: string;
  /** The save of which somebody is told by now; its changes are told along. */
  last: ColleagueSave | null;
  /** Whether the editor is sending by now: then the newer save may be its own. */
  isHeld: () => boolean;
}>;

const readNewest = async ({ store, api, country }: JoinOptions) => {
  const { stored } = store.getState();
  if (!stored) return null;
  const [newest, savers] = await Promise.all([
    api.read(stored.id),
    readSavers(`${country}/custompages/${stored.id}`, stored.version),
  ]);
  return { newest, savers };
};

/** What is told of two joins, the first of which still stands on the screen. */
const since = (last: ColleagueSave | null, openVersion: number, savers: string) =>
  last?.kind === "joined" && last.after.version === openVersion && last.savers === savers
    ? last.before
    : null;

/**
 * Takes the newest save of the open page, together with what is edited, unless both collide.
 * @returns null where the page is the newest already
 * @throws ApiError where the page cannot be read
 */
export const joinNewest = async (options: JoinOptions): Promise<ColleagueSave | null> => {
  const { store, last, isHeld } = options;
  const read = await readNewest(options);
  // As it is by now: people type while the page is read.
  const state = store.getState();
  const { stored, clean } = state;
  if (!read || !stored || !clean || isHeld()) return null;
  const { newest, savers } = read;
  if (newest.version <= stored.version) return null;
  const tell = (did: string) => saveSentence(savers, did || "saved this page", newest.updatedAt);
  if (state.jsonProblem !== null)
    return { kind: "waits", sentence: `${tell("")}. Mend the JSON, and both are joined.` };
  const { conflicts, joined } = joinPage(state, clean, newest);
  if (conflicts.length > 0) {
    const things = counted(conflicts.length, "thing collides", "things collide");
    return {
      kind: "collides",
      sentence: `${tell("")}. ${things} with your edits.`,
      theirs: newest,
    };
  }
  store.join(newest, joined);
  const before = since(last, stored.version, savers) ?? denormalize(clean);
  const did = tellDifference(comparePages(before, toPageInput(newest)));
  return { kind: "joined", sentence: `${tell(did)}.`, savers, before, after: newest };
};
