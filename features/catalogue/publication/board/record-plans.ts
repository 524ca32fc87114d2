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
import { counted } from "#platform/counted.ts";
import { nounOf } from "../contract.ts";
import { type PlannedKinds, publicationObstacle } from "../plan.ts";
import { type BoardPlan, plansOfMarket } from "../store.ts";

type Coming = BoardPlan & Planned;

const dayMs = 86_400_000;
const shownRows = 8;

/** The next planned moment of each travel and departure that has one, the earliest first. */
const comingPlans = async ({ db, market, now }: BoardScene): Promise<readonly Coming[]> =>
  (await plansOfMarket(db, market))
    .flatMap((each): readonly Coming[] => {
      const { publishAt, unpublishAt } = each.plan;
      if (publishAt && new Date(publishAt) > now)
        return [{ ...each, at: new Date(publishAt), verb: "publish" }];
      if (unpublishAt && new Date(unpublishAt) > now)
        return [{ ...each, at: new Date(unpublishAt), verb: "unpublish" }];
      return [];
    })
    .toSorted((a, b) => a.at.getTime() - b.at.getTime());

const toRow = async (scene: BoardScene, coming: Coming, kinds: PlannedKinds): Promise<BoardRow> => {
  const { id, kind, verb } = coming;
  const { db, market, now, actor } = scene;
  const context = { db, market, actor: actor.email, kinds, now: () => now };
  const obstacle = verb === "publish" ? await publicationObstacle(context, kind, id) : null;
  return plannedRow(scene, coming, `${nounOf[kind]} goes`, obstacle);
};

/** Travels and departures that go live or offline by themselves, with what would keep them from it. */
export const recordsPlanned =
  (kinds: PlannedKinds): BoardSource =>
  async (scene) => {
    const all = await comingPlans(scene);
    const rows: BoardRow[] = [];
    for (const each of all.slice(0, shownRows)) rows.push(await toRow(scene, each, kinds));
    const travels = all.filter(({ kind }) => kind === "travel").length;
    return {
      rows,
      total: all.length,
      dueToday: countDueToday(scene, all),
      all:
        travels > 0
          ? { label: counted(travels, "planned travel"), path: "/travels?planned=true" }
          : null,
      emptyText: null,
    };
  };

/** What goes live or offline on the days of the strip. */
export const recordNotes: DaySource = async (scene) =>
  plannedNotes(scene, await comingPlans(scene));

/** What became of the plans of the last seven days, the newest first. */
const recentRuns = async (scene: BoardScene, isDone: boolean) => {
  const since = scene.now.getTime() - 7 * dayMs;
  const runs = (await plansOfMarket(scene.db, scene.market)).flatMap((each) =>
    each.plan.lastRun ? [{ ...each, run: each.plan.lastRun }] : [],
  );
  return runs
    .filter(({ run }) => Date.parse(run.at) >= since && run.isDone === isDone)
    .toSorted((a, b) => b.run.at.localeCompare(a.run.at))
    .map(({ id, name, path, run }) =>
      boardRow({
        id: `run-${id}`,
        icon: run.isDone ? "check" : "clock",
        tone: run.isDone ? null : "wrong",
        lead: { label: name, path },
        text: run.isDone ? `was ${run.action}ed as planned` : `could not be ${run.action}ed`,
        detail: run.reason ?? momentWords(new Date(run.at), scene),
        action: { label: run.isDone ? "See" : "Fix", path },
      }),
    );
};

/** Plans that could not be kept. */
export const failedRecordPlans: BoardSource = async (scene) =>
  foundRows(await recentRuns(scene, false));

/** Plans that were kept, at most three. */
export const keptRecordPlans: BoardSource = async (scene) =>
  foundRows((await recentRuns(scene, true)).slice(0, 3));
