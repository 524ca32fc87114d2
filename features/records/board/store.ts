import { addDays, type Day } from "#markets/days.ts";
import { dayAt, formatDate, formatTime, formatWeekday } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { Role } from "#platform/roles.ts";
import type { Actor } from "#platform/server/http/routes/access.ts";
import type { Database } from "#platform/server/database/tables.ts";
import type { Board, BoardCard, BoardRow, CardKey, DayNote } from "./board-contract.ts";

/** Who looks at the board, where and when. */
export type BoardScene = Readonly<{
  db: Database;
  market: string;
  /** Of the market. */
  today: Day;
  now: Date;
  actor: Actor;
  /** The markets whose records the account may see; null for all of the company. */
  visible: readonly string[] | null;
}>;

/** What one source has for a card. */
export type Found = Readonly<{
  rows: readonly BoardRow[];
  /** May be more than the rows. */
  total: number;
  /** How many of all are due today or late. */
  dueToday: number;
  all: BoardCard["all"];
  /** What is said where there is nothing, such as the next date; null for the card's own words. */
  emptyText: string | null;
}>;

export type BoardSource = (scene: BoardScene) => Promise<Found>;

export type DaySource = (
  scene: BoardScene,
  days: readonly Day[],
) => Promise<readonly (DayNote & Readonly<{ day: Day }>)[]>;

/** A card is filled by one source or by several, whose rows follow each other. */
export type CardPlan = Readonly<{
  key: CardKey;
  sources: readonly BoardSource[];
  emptyText: string;
  /** Whether its number is among those that want somebody. */
  isDue: boolean;
  isCounted: boolean;
}>;

export type BoardPlan = Readonly<{
  main: readonly CardPlan[];
  side: readonly CardPlan[];
  dayNotes: readonly DaySource[];
  /** The next days after `after` on which groups leave, at most two. */
  leavingDays: (scene: BoardScene, after: Day) => Promise<readonly Day[]>;
}>;

export type BoardPlans = Readonly<Record<Role, BoardPlan>>;

const rowDefaults = {
  tone: null,
  picture: null,
  text: "",
  detail: "",
  people: null,
  alerts: null,
  due: null,
  status: null,
  faces: [],
  action: null,
  decides: null,
  repeat: null,
} satisfies Partial<BoardRow>;

/** A row with only the parts that it has. */
export const boardRow = (
  parts: Pick<BoardRow, "id" | "icon" | "lead"> & Partial<BoardRow>,
): BoardRow => ({ ...rowDefaults, ...parts });

/** What a source found whose rows are all that it counts. */
export const foundRows = (rows: readonly BoardRow[]): Found => ({
  rows,
  total: rows.length,
  dueToday: 0,
  all: null,
  emptyText: null,
});

/** `today at 09:00`, `Thu 03/12 at 09:00` */
export const momentWords = (
  at: Date,
  { market, today }: Pick<BoardScene, "market" | "today">,
): string => {
  const { timeZone } = marketById(market);
  const day = dayAt(at, { timeZone });
  const time = formatTime(at, { timeZone });
  if (day === today) return `today at ${time}`;
  return `${formatWeekday(day, "en")} ${formatDate(day).slice(0, 5)} at ${time}`;
};

/** Something that goes live or offline by itself. */
export type Planned = Readonly<{
  id: string;
  name: string;
  /** Where it is edited. */
  path: string;
  at: Date;
  verb: "publish" | "unpublish";
}>;

/**
 * When it goes live or offline, and what would keep it from that.
 * @param subject `travel goes`, or `goes` where the card says what it is
 */
export const plannedRow = (
  scene: BoardScene,
  { id, name, path, at, verb }: Planned,
  subject: string,
  obstacle: string | null,
): BoardRow => {
  const good = verb === "publish" ? "checked, no errors" : "then visitors no longer meet it";
  return boardRow({
    id,
    icon: "clock",
    tone: obstacle === null ? null : "wrong",
    lead: { label: name, path },
    text: `${subject} ${verb === "publish" ? "live" : "offline"} ${momentWords(at, scene)}`,
    detail: obstacle === null ? good : `${obstacle} It would not be published.`,
    action: { label: obstacle === null ? "Look" : "Fix", path },
  });
};

const dayOf = ({ market }: BoardScene, at: Date): Day =>
  dayAt(at, { timeZone: marketById(market).timeZone });

export const countDueToday = (scene: BoardScene, plans: readonly Planned[]): number =>
  plans.filter(({ at }) => dayOf(scene, at) === scene.today).length;

/** What goes live or offline on the days of the strip. */
export const plannedNotes = (
  scene: BoardScene,
  plans: readonly Planned[],
): readonly (DayNote & Readonly<{ day: Day }>)[] =>
  plans.map(({ name, at, verb, path }) => ({
    day: dayOf(scene, at),
    label: `${formatTime(at, { timeZone: marketById(scene.market).timeZone })} ${name}${verb === "publish" ? "" : " ends"}`,
    tone: null,
    path,
  }));

type FilledCard = Readonly<{ card: BoardCard; waiting: number; dueToday: number }>;

const sumOf = <Item>(items: readonly Item[], amount: (item: Item) => number): number =>
  items.reduce((sum, item) => sum + amount(item), 0);

const fillCard = async (plan: CardPlan, scene: BoardScene): Promise<FilledCard> => {
  const found = await Promise.all(plan.sources.map((source) => source(scene)));
  const count = sumOf(found, ({ total }) => total);
  return {
    card: {
      key: plan.key,
      count: plan.isCounted ? count : null,
      all: found.find(({ all }) => all !== null)?.all ?? null,
      emptyText: found.find(({ emptyText }) => emptyText !== null)?.emptyText ?? plan.emptyText,
      rows: found.flatMap(({ rows }) => rows),
    },
    waiting: plan.isDue ? count : 0,
    dueToday: plan.isDue ? sumOf(found, ({ dueToday }) => dueToday) : 0,
  };
};

const stripDays = 7;

const readDays = async (plan: BoardPlan, scene: BoardScene): Promise<Board["days"]> => {
  if (plan.dayNotes.length === 0) return [];
  const week = Array.from({ length: stripDays }, (_, index) => addDays(scene.today, index));
  const leaving = await plan.leavingDays(scene, addDays(scene.today, stripDays - 1));
  const days = [...week, ...leaving];
  const notes = (await Promise.all(plan.dayNotes.map((source) => source(scene, days)))).flat();
  return days.map((day) => ({
    day,
    notes: notes.filter((note) => note.day === day).map(({ day: _day, ...note }) => note),
  }));
};

/** The board of one role. */
export const readBoard = async (plan: BoardPlan, scene: BoardScene): Promise<Board> => {
  const fill = (cards: readonly CardPlan[]) =>
    Promise.all(cards.map((card) => fillCard(card, scene)));
  const [main, side, days] = await Promise.all([
    fill(plan.main),
    fill(plan.side),
    readDays(plan, scene),
  ]);
  const cards = [...main, ...side];
  return {
    today: scene.today,
    waiting: sumOf(cards, ({ waiting }) => waiting),
    dueToday: sumOf(cards, ({ dueToday }) => dueToday),
    days,
    main: main.map(({ card }) => card),
    side: side.map(({ card }) => card),
  };
};
