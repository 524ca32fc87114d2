import { afterAll, beforeAll, expect, test } from "vitest";
import { openTourApi } from "#apps/server/testing/tours/tour-api.ts";
import { draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import type { Board, BoardCard, CardKey } from "#features/records/board/board-contract.ts";
import { insertAccount } from "#features/people/accounts/store.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { redirectPermanently } from "#features/assets/redirects/store.ts";
import { addDays } from "#markets/days.ts";
import { formatDate, formatDateTime } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";

type StaffName = "admin" | "super" | "editor";

let api: Awaited<ReturnType<typeof openTourApi>>;
let staff: Readonly<Record<StaffName, SignInBrowser>>;
let brokenPage: string;
let plannedPage: string;
const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

const createPage = async (name: string, over: object = {}) => {
  const json = { ...newPage(crypto.randomUUID()), name, slug: name.toLowerCase(), ...over };
  const answer = await staff.admin.send("POST", "/api/it/custompages", { json });
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 });
  return answer.json<{ id: string }>().id;
};

const linkBlock = (link: string) => ({
  id: crypto.randomUUID(),
  blockType: "wr-text",
  content: { title: "Leggi", text: `Vai [qui](${link}).`, customCss: "" },
  enabled: true,
  schedule: null,
});

const addReview = (quote: string) =>
  api.db
    .insertInto("review")
    .values({
      market: "it-IT",
      travel_id: api.travel.id,
      coordinator_id: null,
      author: "Lia",
      age: null,
      rating: 5,
      quote,
      travelled_on: "2026-05-01",
      written_on: "2026-06-01",
      is_shown: false,
      is_waiting: true,
      hidden_because: null,
      provider_id: null,
    })
    .execute();

/** Somebody new has an alert for a departure. */
const follow = async (tourId: string) => {
  const [email, now] = ["follower@example.com", new Date()];
  const made = { email, name: "", phone: null, passwordHash: null, marketing: false };
  const accountId = await insertAccount(api.db, { ...made, market: "it-IT", now });
  await api.db
    .insertInto("alert")
    .values({
      account_id: accountId ?? "",
      market: "it-IT",
      kind: "tour",
      subject_id: tourId,
      travel_id: api.travel.id,
      reasons: ["confirmed"],
      months: [],
      age: null,
      asked_at: now,
    })
    .execute();
};

const fillDepartures = async () => {
  const { dayIn, coordinator } = api;
  const ledBy = { coordinatorId: coordinator.id, status: "WAITING_LIST", seatsFree: 0 } as const;
  const decided = (days: number) => ({ decisionDate: dayIn(days), deposit: null });
  await api.create(draftOn(dayIn(60), decided(0)));
  await api.create(draftOn(dayIn(70), decided(3)));
  await api.create(draftOn(dayIn(80), decided(20)));
  await api.create(draftOn(dayIn(75), { ...decided(2), isPublished: false }));
  await api.create(draftOn(dayIn(20), ledBy));
  await api.create(draftOn(dayIn(25), ledBy));
};

const fillContents = async () => {
  brokenPage = await createPage("Rotta", {
    isPublished: true,
    blocks: [linkBlock("/non-esiste"), linkBlock("/viaggi/nepal-annapurna")],
  });
  await createPage("Bozza", { blocks: [linkBlock("/nemmeno-questa")] });
  plannedPage = await createPage("Natale", { blocks: [linkBlock("/viaggi/nepal-annapurna")] });
  const plan = { publishAt: inHours(1), unpublishAt: null, forceSave: true };
  const path = `/api/it/custompages/${plannedPage}/publication`;
  expect((await staff.admin.send("PUT", path, { json: plan })).statusCode).toBe(200);
  await redirectPermanently(api.db, "it-IT", "/nuova", "/viaggi/nepal-annapurna");
  await redirectPermanently(api.db, "it-IT", "/vecchia", "/viaggi");
  // No call writes a second hop.
  await api.db
    .updateTable("redirect")
    .set({ to_path: "/nuova" })
    .where("from_key", "=", "/vecchia")
    .execute();
  await redirectPermanently(api.db, "it-IT", "/andata", "/svanita");
  await addReview("Bellissimo.");
  await addReview("Scrivetemi a lia@example.com.");
};

beforeAll(async () => {
  api = await openTourApi();
  staff = {
    admin: await api.signIn("admin"),
    super: await api.signIn("super"),
    editor: await api.signIn("editor"),
  };
  await fillDepartures();
  await fillContents();
});
afterAll(() => api.close());

const boardOf = async (name: StaffName, country = "it"): Promise<Board> => {
  const answer = await staff[name].send("GET", `/api/${country}/home`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Board>();
};
const cardsOf = ({ main, side }: Board): readonly BoardCard[] => [...main, ...side];
const cardOf = (board: Board, key: CardKey): BoardCard => {
  const card = cardsOf(board).find((each) => each.key === key);
  if (!card) throw new Error(`There is no card ${key}.`);
  return card;
};

/** The list of the API that the screen at a path shows; null for a path of another screen. */
const listOf = (path: string): string | null => {
  const { pathname, searchParams } = new URL(path, "http://office");
  const isOfDepartures = searchParams.get("list") === "departures";
  searchParams.delete("list");
  const lists: Readonly<Record<string, string>> = {
    "/travels": isOfDepartures ? "tours" : "travels",
    "/custompages": "custompages",
    "/redirects": "redirects",
    "/page-contents/reviews": "reviews",
    "/media": "media",
    "/requests": "requests",
  };
  const list = lists[pathname];
  return list === undefined ? null : `/api/it/${list}?${searchParams}`;
};

/** Every number of a board that leads to a list, with what the list has. */
const numbersOf = async (name: StaffName) => {
  const board = await boardOf(name);
  const links = [
    ...board.days.flatMap(({ notes }) => notes),
    ...cardsOf(board).flatMap(({ all, rows }) => [
      ...(all ? [all] : []),
      ...rows.map(({ lead }) => ({ label: lead.label, path: lead.path ?? "/" })),
    ]),
  ];
  const numbers = [];
  for (const { label, path } of links) {
    const list = listOf(path);
    const count = /\d+/.exec(label.replace(/until \d\d\/\d\d$/, ""))?.[0];
    if (list === null || count === undefined) continue;
    const answer = await staff[name].send("GET", list);
    numbers.push({
      label,
      path,
      count: Number(count),
      total: answer.json<{ total: number }>().total,
    });
  }
  return numbers;
};

test.each(["admin", "super", "editor"] as const)(
  "each number on the board of %s leads to a list of exactly so many",
  async (name) => {
    const numbers = await numbersOf(name);
    expect(numbers.length).toBeGreaterThan(1);
    expect(numbers.filter(({ count, total }) => count !== total)).toEqual([]);
  },
);

test("each role has its own cards, and nobody another's", async () => {
  const keysOf = async (name: StaffName) => cardsOf(await boardOf(name)).map(({ key }) => key);
  expect(await keysOf("admin")).toEqual([
    "requests",
    "decisions",
    "coordinators",
    "wrong",
    "publishing",
    "machine",
  ]);
  expect(await keysOf("super")).toEqual([
    "requests",
    "coordinators",
    "eye",
    "decisions",
    "publishing",
    "others",
  ]);
  expect(await keysOf("editor")).toEqual([
    "requests",
    "own",
    "live",
    "writing",
    "broken",
    "markets",
    "outcomes",
  ]);
});

test("groups that are not confirmed stand in the order of their last days, and today's count as today's", async () => {
  const board = await boardOf("admin");
  const decisions = cardOf(board, "decisions");
  expect(decisions.count).toBe(2);
  expect(decisions.rows.map(({ due }) => due?.tone)).toEqual(["wrong", null]);
  expect(decisions.rows[0]).toMatchObject({
    people: { in: 0, minimum: 8 },
    due: { label: "today" },
  });
  expect(decisions.all?.label).toBe("All 3 groups not confirmed");
  expect(board.dueToday).toBeGreaterThanOrEqual(1);
  expect(board.days[0]?.notes.map(({ label }) => label)).toContain("1 to decide");
});

test("a group that should have been decided before today is one of today's", async () => {
  const late = draftOn(api.dayIn(72), { decisionDate: api.dayIn(-4), deposit: null });
  const tour = await api.create(late);
  const { days, dueToday } = await boardOf("admin");
  const [today] = days;
  expect(dueToday).toBeGreaterThanOrEqual(2);
  expect(today?.notes.map(({ label }) => label)).toContain("2 to decide");
  const numbers = await numbersOf("admin");
  expect(numbers.filter(({ count, total }) => count !== total)).toEqual([]);
  await api.db.deleteFrom("tour").where("id", "=", tour.id).execute();
});

test("a group with just enough people waits on the board and in its lists until it is confirmed", async () => {
  const tour = await api.create(
    draftOn(api.dayIn(72), { decisionDate: api.dayIn(2), deposit: null }),
  );
  const enough = { people_in: 8, people_minimum: 8, people_needed: 0 };
  await api.db.updateTable("tour").set(enough).where("id", "=", tour.id).execute();
  await follow(tour.id);
  const board = await boardOf("admin");
  const { count, rows } = cardOf(board, "decisions");
  expect(count).toBe(3);
  expect(rows.find(({ id }) => id === tour.id)).toMatchObject({
    people: { in: 8, minimum: 8 },
    alerts: 1,
  });
  expect(board.days[2]?.notes.map(({ label }) => label)).toContain("1 to decide");
  const numbers = await numbersOf("admin");
  expect(numbers.filter((each) => each.count !== each.total)).toEqual([]);
  expect((await api.get(tour.id)).health).toContainEqual({
    kind: "undecided",
    level: "red",
    text: `8 in of 8 needed, decide by ${formatDate(api.dayIn(2))}`,
    path: "status",
  });
  await api.db.updateTable("tour").set({ status: "CONFIRMED" }).where("id", "=", tour.id).execute();
  expect(cardOf(await boardOf("admin"), "decisions").count).toBe(2);
  await api.db.deleteFrom("tour").where("id", "=", tour.id).execute();
});

test("with nothing to decide the card names the next date", async () => {
  const board = await boardOf("admin", "fr");
  const { count, rows, emptyText } = cardOf(board, "decisions");
  expect({ count, rows }).toEqual({ count: 0, rows: [] });
  expect(emptyText).toBe("Nothing to decide: no group to come waits to be confirmed.");
});

test("a group that leaves without a coordinator stands with those who are free", async () => {
  const days = { from: api.dayIn(45), to: api.dayIn(46), note: "" };
  const away = { coordinatorId: api.coordinator.id, ...days };
  const path = "/api/it/coordinators/absences";
  const before = cardOf(await boardOf("super"), "coordinators").rows[0]?.action?.label;
  expect((await staff.super.send("POST", path, { json: away })).statusCode).toBe(201);
  const { rows } = cardOf(await boardOf("super"), "coordinators");
  expect([before, rows[0]?.action?.label]).toEqual(["1 free", "0 free"]);
  const free = async (from: string) => {
    const query = new URLSearchParams({ from, to: addDays(from, 11) });
    const answer = await staff.super.send("GET", `/api/it/coordinators/free?${query}`);
    return answer.json<{ items: { isFree: boolean }[] }>().items.filter(({ isFree }) => isFree);
  };
  const [first] = rows;
  expect([first?.lead.path, first?.action?.label]).toEqual([
    `/travels/${api.travel.id}/tours/${api.coming.id}`,
    `${(await free(api.dayIn(40))).length} free`,
  ]);
  const { count, all } = cardOf(await boardOf("super"), "coordinators");
  expect({ count, all }).toEqual({
    count: 4,
    all: { label: "All 4", path: "/travels?list=departures&without=coordinator" },
  });
});

test("what is wrong for visitors is found: links, redirects, coordinators who are needed twice", async () => {
  const { rows } = cardOf(await boardOf("admin"), "wrong");
  const sentences = rows.map(({ lead, text }) => `${lead.label} ${text}`);
  expect(sentences).toEqual([
    "1 page with 1 broken link",
    "1 redirect to a page that is gone",
    "2 groups too near to another of the same coordinator",
    "1 published travel without an SEO description",
  ]);
  const broken = cardOf(await boardOf("editor"), "broken");
  expect(broken.rows[0]).toMatchObject({
    lead: { path: `/custompages/${brokenPage}` },
    text: "in Rotta",
    detail: "to /non-esiste",
  });
});

test("reviews and redirects wait for a super editor's eye, with the personal data in them", async () => {
  const { rows } = cardOf(await boardOf("super"), "eye");
  expect(rows.map(({ lead, text }) => `${lead.label} ${text}`)).toEqual([
    "2 reviews to show or hide",
    "1 picture without an alternative text",
    "1 redirect with more than one hop",
  ]);
  expect(rows[0]?.detail).toBe("personal data in 1 of them");
});

test("a plan is checked before its time, and is among what is due", async () => {
  const before = cardOf(await boardOf("editor"), "live");
  expect(before.rows).toMatchObject([
    { id: plannedPage, tone: null, detail: "checked, no errors", action: { label: "Look" } },
  ]);
  // A rule that became stricter after the page was planned.
  await api.db
    .updateTable("custom_page")
    .set({ blocks: JSON.stringify([]) })
    .where("id", "=", plannedPage)
    .execute();
  const after = cardOf(await boardOf("editor"), "live");
  expect(after.rows[0]).toMatchObject({ tone: "wrong", action: { label: "Fix" } });
  expect(after.rows[0]?.detail).toContain("It would not be published.");
});

test("the account's own last saves stand on its board alone", async () => {
  const own = cardOf(await boardOf("editor"), "own");
  expect(own.rows).toEqual([]);
  const id = await createPage("Propria", { isPublished: true });
  const path = `/api/it/custompages/${id}`;
  const page = (await staff.editor.send("GET", path)).json<object>();
  const saved = await staff.editor.send("PUT", path, { json: { ...page, name: "Sistemata" } });
  expect(saved.statusCode).toBe(200);
  expect(cardOf(await boardOf("editor"), "own").rows).toMatchObject([
    { lead: { label: "Sistemata", path: `/custompages/${id}` }, text: "published" },
  ]);
  const { updatedAt } = saved.json<{ updatedAt: string }>();
  const at = formatDateTime(updatedAt, marketById("it-IT"));
  expect(cardOf(await boardOf("editor"), "own").rows).toMatchObject([{ detail: `saved ${at}` }]);
});

test("colleagues who have a page open are at work, oneself is not", async () => {
  const beat = { session: crypto.randomUUID(), focus: null, isEditing: false };
  const path = `/api/it/custompages/${brokenPage}/presence`;
  for (const name of ["editor", "super"] as const)
    expect((await staff[name].send("PUT", path, { json: beat })).statusCode).toBe(200);
  const { rows } = cardOf(await boardOf("super"), "others");
  expect(rows).toHaveLength(1);
  expect(rows[0]).toMatchObject({ lead: { path: `/custompages/${brokenPage}` } });
});

test("nobody without a session has a board", async () => {
  expect((await api.anonymous().send("GET", "/api/it/home")).statusCode).toBe(401);
});
