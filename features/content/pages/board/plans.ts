import type { BoardRow } from "#features/records/board/board-contract.ts";
import {
  boardRow,
  type BoardScene,
  type BoardSource,
  countDueToday,
  type DaySource,
  foundRows,
  momentWords,
  type Planned,
  plannedNotes,
  plannedRow,
} from "#features/records/board/store.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { PublicationRun } from "#features/catalogue/publication/contract.ts";
import { assertPublishable } from "../publication/plan.ts";
import type { PageRules } from "../save/problems.ts";
import "../publication/store.ts";
import { pageById } from "../store.ts";

const listPath = "/custompages?planned=true";
const editorPath = (id: string): string => `/custompages/${id}`;
const shownRows = 4;
const dayMs = 86_400_000;

/** The next planned moment of each page that has one, the earliest first. */
const plannedPages = async ({ db, market, now }: BoardScene): Promise<readonly Planned[]> => {
  const rows = await db
    .selectFrom("page_publication")
    .innerJoin("custom_page", (join) =>
      join
        .onRef("custom_page.market", "=", "page_publication.market")
        .onRef("custom_page.id", "=", "page_publication.page_id"),
    )
    .select(["custom_page.id", "name", "publish_at", "unpublish_at"])
    .where("custom_page.market", "=", market)
    .where((eb) => eb.or([eb("publish_at", ">", now), eb("unpublish_at", ">", now)]))
    .execute();
  return rows
    .flatMap(({ id, name, publish_at, unpublish_at }): Planned[] => {
      const page = { id, name, path: editorPath(id) };
      if (publish_at && publish_at > now) return [{ ...page, at: publish_at, verb: "publish" }];
      return unpublish_at ? [{ ...page, at: unpublish_at, verb: "unpublish" }] : [];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());
};

/** What keeps a page from being published; null where nothing does. */
const obstacleOf = async (
  { db, market }: BoardScene,
  { id, verb }: Planned,
  rules: PageRules,
): Promise<string | null> => {
  if (verb === "unpublish") return null;
  const page = await pageById(db, market, id);
  if (!page) return null;
  try {
    await assertPublishable(db, { market, rules, role: null }, page);
    return null;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.message;
  }
};

/** Pages that are published or unpublished by themselves, with what would keep them from it. */
export const publishingPlanned =
  (rules: PageRules): BoardSource =>
  async (scene) => {
    const all = await plannedPages(scene);
    const rows: BoardRow[] = [];
    for (const each of all.slice(0, shownRows))
      rows.push(plannedRow(scene, each, "goes", await obstacleOf(scene, each, rules)));
    return {
      rows,
      total: all.length,
      dueToday: countDueToday(scene, all),
      all: all.length > 0 ? { label: `All ${all.length} planned`, path: listPath } : null,
      emptyText: null,
    };
  };

export const publishingNotes: DaySource = async (scene) =>
  plannedNotes(scene, await plannedPages(scene));

type Run = Readonly<{ id: string; name: string; run: PublicationRun }>;

/** What became of the plans of the last seven days, the newest first. */
const recentRuns = async ({ db, market, now }: BoardScene): Promise<readonly Run[]> => {
  const rows = await db
    .selectFrom("page_publication")
    .innerJoin("custom_page", (join) =>
      join
        .onRef("custom_page.market", "=", "page_publication.market")
        .onRef("custom_page.id", "=", "page_publication.page_id"),
    )
    .select(["custom_page.id", "name", "last_run"])
    .where("custom_page.market", "=", market)
    .where("last_run", "is not", null)
    .execute();
  const since = now.getTime() - 7 * dayMs;
  return rows
    .flatMap(({ id, name, last_run }) => (last_run ? [{ id, name, run: last_run }] : []))
    .filter(({ run }) => Date.parse(run.at) >= since)
    .toSorted((a, b) => b.run.at.localeCompare(a.run.at));
};

const runRow = (scene: BoardScene, { id, name, run }: Run): BoardRow => {
  const verb = run.action === "publish" ? "published" : "unpublished";
  const when = momentWords(new Date(run.at), scene);
  return boardRow({
    id: `run-${id}`,
    icon: run.isDone ? "check" : "clock",
    tone: run.isDone ? null : "wrong",
    lead: { label: name, path: editorPath(id) },
    text: run.isDone ? `was ${verb} as planned` : `could not be ${verb}`,
    detail: run.reason ?? when,
    action: { label: run.isDone ? "See" : "Fix", path: editorPath(id) },
  });
};

/** Plans that could not be kept. */
export const failedPlans: BoardSource = async (scene) =>
  foundRows(
    (await recentRuns(scene)).filter(({ run }) => !run.isDone).map((each) => runRow(scene, each)),
  );

/** Plans that were kept, at most three. */
export const keptPlans: BoardSource = async (scene) =>
  foundRows(
    (await recentRuns(scene))
      .filter(({ run }) => run.isDone)
      .slice(0, 3)
      .map((each) => runRow(scene, each)),
  );
