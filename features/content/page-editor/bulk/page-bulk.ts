import type { PageConsequences, PageSummary } from "#features/content/pages/contract.ts";
import type { pageApi } from "../page-api.ts";
import type { SaveFlags } from "../redirect-conflict.ts";
import { toPageInput } from "../state/edited-page.ts";

export type BulkKind = "publish" | "unpublish" | "delete";

/** The pages for which an action changes something. */
export const affectedBy = <Each extends Pick<PageSummary, "isPublished">>(
  kind: BulkKind,
  pages: readonly Each[],
): readonly Each[] =>
  pages.filter(({ isPublished }) => kind === "delete" || isPublished !== (kind === "publish"));

type Api = Pick<ReturnType<typeof pageApi>, "read" | "update" | "remove">;

/**
 * Publishes, unpublishes or deletes one page.
 * @param flags the warnings that the user has confirmed
 * @throws ApiError
 */
export const actOnPage = async (
  api: Api,
  kind: BulkKind,
  id: string,
  flags: SaveFlags,
): Promise<void> => {
  if (kind === "delete") {
    await api.remove(id, null, flags);
    return;
  }
  const page = await api.read(id);
  const changed = { ...toPageInput(page), isPublished: kind === "publish" };
  await api.update(id, page.version, changed, flags);
};

type Leading = PageConsequences["pages"];

/** Adds up the consequences for several pages; pages that leave the site as well do not count. */
export const sumOfConsequences = (
  all: readonly PageConsequences[],
  leaving: ReadonlySet<string>,
) => {
  const sumOf = (part: "redirects" | "pages" | "layout" | "contents"): Leading => {
    const parts = all.map((each) => each[part]);
    const isStaying = ({ id }: Leading["items"][number]) => part !== "pages" || !leaving.has(id);
    const listed = parts.flatMap(({ items }) => items);
    const unlisted = parts.reduce((sum, { count, items }) => sum + count - items.length, 0);
    const items = [
      ...new Map(
        listed.filter(isStaying).map((each) => [`${each.id} ${each.name}`, each]),
      ).values(),
    ];
    return { count: items.length + unlisted, items };
  };
  return {
    paths: all.flatMap(({ path, leadsTo }) => (path !== null && leadsTo === null ? [path] : [])),
    redirects: sumOf("redirects"),
    pages: sumOf("pages"),
    layout: sumOf("layout"),
    contents: sumOf("contents"),
  };
};
