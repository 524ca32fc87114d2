import { afterAll, beforeAll, expect, test } from "vitest";
import { openTourApi } from "#apps/server/testing/tours/tour-api.ts";
import { draftFrom, draftOn } from "#features/catalogue/tours/testing/tour-drafts.ts";
import { travelTag } from "#features/records/catalogue-tags/rules.ts";

let api: Awaited<ReturnType<typeof openTourApi>>;
beforeAll(async () => {
  api = await openTourApi();
});
afterAll(() => api.close());

const created = async (days: number) => {
  const tour = (await api.send("POST", api.ofTravel, draftOn(api.dayIn(days)))).json();
  return { tour, path: `/api/it/tours/${tour.id}` };
};
const summaries = async (path: string) => {
  const { items } = (await api.send("GET", `${path}/versions`)).json();
  return items.map(({ version, summary }: { version: number; summary: string }) => [
    version,
    summary,
  ]);
};
const restore = (path: string, version: number, seen: number) =>
  api.send("POST", `${path}/versions/${version}/restore`, {}, { "if-match": `"${seen}"` });

test("each write of a departure keeps a version, by one, by many and by its people", async () => {
  const { tour, path } = await created(300);
  await api.send("PUT", path, { ...draftFrom(tour), priceCents: 139_900 }, { "if-match": '"1"' });
  const many = { id: tour.id, version: 2, input: { ...draftFrom(tour), priceCents: 141_900 } };
  await api.send("PUT", "/api/it/tours", { rows: [many] });
  await api.send("POST", "/api/it/tours/shift", { tours: [{ id: tour.id, version: 3 }], days: 7 });
  const person = { firstTimer: true, previousTrips: 0, gender: "woman", ageBand: "30-34" };
  const items = [{ id: null, ...person }];
  await api.send("PUT", `${path}/passengers`, { items }, { "if-match": '"4"' });
  const found = await summaries(path);
  expect(found).toEqual([
    [5, "People in, Seats free"],
    [4, expect.stringContaining("Departure date")],
    [3, "Price"],
    [2, "Price"],
    [1, "Created"],
  ]);
  const { content } = (await api.send("GET", `${path}/versions/2`)).json();
  expect(content).toEqual({ ...draftFrom(tour), priceCents: 139_900 });
});

test("a version is put back by the rules of every save, and its people stay", async () => {
  const { tour, path } = await created(340);
  await api.send(
    "PUT",
    path,
    { ...draftFrom(tour), priceCents: 99_900, seatsTotal: 20, seatsFree: 20 },
    { "if-match": '"1"' },
  );
  expect((await restore(path, 1, 1)).statusCode).toBe(412);
  expect((await restore(path, 7, 2)).statusCode).toBe(404);
  const back = await restore(path, 1, 2);
  expect(back.headers["etag"]).toBe('"3"');
  expect(back.json()).toMatchObject({ priceCents: tour.priceCents, seatsTotal: 14 });
  expect((await summaries(path))[0]).toEqual([3, "Restored version 1"]);

  // Another departure has taken the day's code meanwhile.
  const code = back.json().code;
  await api.send("PUT", path, { ...draftFrom(tour), code: "moved" }, { "if-match": '"3"' });
  await api.send("POST", api.ofTravel, { ...draftOn(tour.departureDate), code });
  const refused = await restore(path, 1, 4);
  expect(refused.statusCode).toBe(422);
  expect(refused.json().errors[0].path).toBe("code");
});

test("a departure and a travel are purged from the pages' cache by their staff, and audited", async () => {
  const { path } = await created(420);
  const travel = `/api/it/travels/${api.travel.id}`;
  for (const record of [path, travel]) {
    const answer = await api.send("POST", `${record}/purge`, {});
    expect(answer.statusCode).toBe(200);
    expect(answer.json().purged).toContain(travelTag("it-IT", api.travel.id));
  }
  const purges = await api.db
    .selectFrom("audit")
    .select("subject")
    .where("action", "=", "purge")
    .orderBy("at")
    .execute();
  expect(purges.map(({ subject }) => subject)).toEqual(["tour", "travel"]);
  const unknown = travel.replace(api.travel.id, "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11");
  expect((await api.send("POST", `${unknown}/purge`, {})).statusCode).toBe(404);
});
