import type { BoardRow } from "#features/records/board/board-contract.ts";
import {
  boardRow,
  type BoardScene,
  type BoardSource,
  type DaySource,
  foundRows,
  momentWords,
} from "#features/records/board/store.ts";
import { dayAt, formatTime } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { Problem } from "#platform/server/http/problem.ts";
import type { PublicationRun } from "#features/catalogue/publication/contract.ts";
import { assertPublishable } from "../publication/plan.ts";
import type { PageRules } from "../save/problems.ts";
import "../publication/store.ts";
import { pageById } from "../store.ts";

type Planned = Readonly<{
  id: string;
  name: string;
  at: Date;
  verb: "publish" | "unpublish";
  isPublished: boolean;
}>;

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
    .select(["custom_page.id", "name", "is_published", "publish_at", "unpublish_at"])
    .where("custom_page.market", "=", market)
    .where((eb) => eb.or([eb("publish_at", ">", now), eb("unpublish_at", ">", now)]))
    .execute();
  return rows
    .flatMap(({ id, name, is_published: isPublished, publish_at, unpublish_at }): Planned[] => {
      if (publish_at && publish_at > now)
        return [{ id, name, at: publish_at, verb: "publish", isPublished }];
      return unpublish_at ? [{ id, name, at: unpublish_at, verb: "unpublish", isPublished }] : [];
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

const toRow = async (scene: BoardScene, planned: Planned, rules: PageRules): Promise<BoardRow> => {
  const obstacle = await obstacleOf(scene, planned, rules);
  const when = momentWords(planned.at, scene);
  const good =
    planned.verb === "publish" ? "checked, no errors" : "then visitors no longer meet it";
  return boardRow({
    id: planned.id,
    icon: "clock",
    tone: obstacle === null ? null : "wrong",
    lead: { label: planned.name, path: editorPath(planned.id) },
    text: planned.verb === "publish" ? `goes live ${when}` : `goes offline ${when}`,
    detail: obstacle === null ? good : `${obstacle} It would not be published.`,
    action: { label: obstacle === null ? "Look" : "Fix", path: editorPath(planned.id) },
  });
};

/** Pages that are published or unpublished by themselves, with what would keep them from it. */
export const publishingPlanned =
  (rules: PageRules): BoardSource =>
  async (scene) => {
    const all = await plannedPages(scene);
    const rows: BoardRow[] = [];
    for (const each of all.slice(0, shownRows)) rows.push(await toRow(scene, each, rules));
    const { timeZone } = marketById(scene.market);
    return {
      rows,
      total: all.length,
      dueToday: all.filter(({ at }) => dayAt(at, { timeZone }) === scene.today).length,
      all: all.length > 0 ? { label: `All ${all.length} planned`, path: listPath } : null,
      emptyText: null,
    };
  };

export const publishingNotes: DaySource = async (scene) => {
  const { timeZone } = marketById(scene.market);
  return (await plannedPages(scene)).map(({ id, name, at, verb }) => ({
    day: dayAt(at, { timeZone }),
    label: `${formatTime(at, { timeZone })} ${name}${verb === "publish" ? "" : " ends"}`,
    tone: null,
    path: editorPath(id),
  }));
};

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
