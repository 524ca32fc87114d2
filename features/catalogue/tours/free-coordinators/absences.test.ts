import { afterAll, beforeAll, expect, test } from "vitest";
import { openTourApi } from "#apps/server/testing/tours/tour-api.ts";
import { draftFrom, draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import type { CoordinatorAbsence } from "#features/catalogue/coordinators/absence-contract.ts";
import type { FreeCoordinator } from "#features/catalogue/tours/free-coordinators/free-contract.ts";
import { addDays } from "#markets/days.ts";

const path = "/api/it/coordinators/absences";
let api: Awaited<ReturnType<typeof openTourApi>>;
beforeAll(async () => {
  api = await openTourApi();
});
afterAll(() => api.close());

const add = async (
  coordinatorId: string,
  from: string,
  to: string,
): Promise<CoordinatorAbsence> => {
  const answer = await api.send("POST", path, { coordinatorId, from, to, note: "At home" });
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 });
  return answer.json();
};
const idsBetween = async (from: string, to: string): Promise<readonly string[]> =>
  (await api.send("GET", `${path}?from=${from}&to=${to}`))
    .json<{ items: readonly CoordinatorAbsence[] }>()
    .items.map(({ id }) => id);
const freeOn = async (id: string, from: string, to: string): Promise<FreeCoordinator | undefined> =>
  (await api.send("GET", `/api/it/coordinators/free?from=${from}&to=${to}&pageSize=100`))
    .json<{ items: readonly FreeCoordinator[] }>()
    .items.find((each) => each.id === id);

test("an absence is listed on each of its days, audited, and gone once it is deleted", async () => {
  const amina = await api.addCoordinator("Amina");
  const absence = await add(amina, api.dayIn(500), api.dayIn(510));
  expect(await idsBetween(api.dayIn(510), api.dayIn(520))).toEqual([absence.id]);
  expect(await idsBetween(api.dayIn(490), api.dayIn(500))).toEqual([absence.id]);
  expect(await idsBetween(api.dayIn(511), api.dayIn(520))).toEqual([]);
  const audits = await api.db
    .selectFrom("audit")
    .select("action")
    .where("subject_id", "=", absence.id)
    .execute();
  expect(audits).toEqual([{ action: "create" }]);
  const stale = await api.send("DELETE", `${path}/${absence.id}`, undefined, { "if-match": '"7"' });
  expect(stale.statusCode).toBe(412);
  const removed = await api.send("DELETE", `${path}/${absence.id}`);
  expect(removed.statusCode).toBe(200);
  expect(await idsBetween(api.dayIn(500), api.dayIn(510))).toEqual([]);
});

test.each([
  ["before its first day", { to: 499 }, "to"],
  ["more than a year after", { to: 900 }, "to"],
])("an absence that ends %s is refused at its field", async (_, { to }, field) => {
  const coordinatorId = await api.addCoordinator(`Bruno ${to}`);
  const body = { coordinatorId, from: api.dayIn(500), to: api.dayIn(to), note: "" };
  expect((await api.refused("POST", path, body)).paths).toEqual([field]);
});

test("an absence of nobody is refused", async () => {
  const body = {
    coordinatorId: crypto.randomUUID(),
    from: api.dayIn(500),
    to: api.dayIn(501),
    note: "",
  };
  expect((await api.refused("POST", path, body)).paths).toEqual(["coordinatorId"]);
});

test("who is not available is not free, with the reason", async () => {
  const chiara = await api.addCoordinator("Chiara");
  expect(await freeOn(chiara, api.dayIn(600), api.dayIn(607))).toMatchObject({ isFree: true });
  await add(chiara, api.dayIn(607), api.dayIn(620));
  const found = await freeOn(chiara, api.dayIn(600), api.dayIn(607));
  expect(found).toMatchObject({ isFree: false });
  expect(found?.reasons[0]).toMatch(/^not available from /);
  expect(await freeOn(chiara, api.dayIn(599), api.dayIn(606))).toMatchObject({ isFree: true });
});

test("a save that gives a departure to who is not available is warned of, and done", async () => {
  const dora = await api.addCoordinator("Dora");
  const [from, to] = [api.dayIn(705), api.dayIn(709)];
  await add(dora, from, to);
  const tour = await api.create(draftOn(api.dayIn(700)));
  const rows = [
    {
      id: tour.id,
      version: tour.version,
      input: { ...draftFrom(tour), coordinatorId: dora },
    },
  ];
  const plan = await api.preview(rows);
  expect(plan.rows[0]?.warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Dora is not available from /),
  ]);
  expect(plan.consequences.coordinators).toMatchObject([{ absences: [{ from, to }] }]);
  expect((await api.save(rows)).rows[0]?.action).toBe("update");
});

test.each([
  ["begins on the day on which the group returns", "Elio", "endDate", 0, 5],
  ["ends on the day on which the group leaves", "Fausto", "departureDate", -5, 0],
] as const)("an absence that %s is warned of", async (_, name, field, first, last) => {
  const id = await api.addCoordinator(name);
  const tour = await api.create(draftOn(api.dayIn(740)));
  await add(id, addDays(tour[field], first), addDays(tour[field], last));
  const input = { ...draftFrom(tour), coordinatorId: id };
  const plan = await api.preview([{ id: tour.id, version: tour.version, input }]);
  expect(plan.rows[0]?.warnings.map(({ message }) => message)).toEqual([
    expect.stringMatching(new RegExp(`^${name} is not available from `)),
  ]);
});
