import { afterAll, beforeAll, expect, test } from "vitest";
import type { SignInBrowser } from "#platform/server/identity/testing/sign-in-browser.ts";
import { exampleOf } from "../testing/example-of.ts";
import { openStoredRecords, pathOf } from "../testing/records/stored-records.ts";
import { openWholeApi } from "../testing/whole-api.ts";

const api = await openWholeApi();
const { operations } = api;
let admin: SignInBrowser;
let records: Awaited<ReturnType<typeof openStoredRecords>>;
beforeAll(async () => {
  admin = await api.signIn("admin");
  records = await openStoredRecords(api, admin);
});
afterAll(() => api.close());

/** How often each tag was invalidated. */
const versions = async (): Promise<ReadonlyMap<string, number>> =>
  new Map(
    (await api.db.selectFrom("cache_version").select(["tag", "version"]).execute()).map(
      ({ tag, version }) => [tag, Number(version)],
    ),
  );

/** What markets share: the places of a trip and its list of markets, and what travels are found by. */
const shared = /^(?:trip:|trip-facts|catalogue$|content$|destinations$)/;

test.each([
  "createPage",
  "savePage",
  "deletePage",
  "createRedirect",
  "saveRedirect",
  "importRedirects",
  "saveSetting",
  "createForm",
  "createEvent",
  "createFaq",
  "createCoordinator",
  "createDestination",
  "saveTravel",
  "createTour",
  "saveLayout",
  "saveFixedContent",
])("%s in one market leaves what is kept of the others", async (id) => {
  const operation = operations.find(({ operationId }) => operationId === id);
  if (!operation) throw new Error(`There is no operation ${id}.`);
  const example = await exampleOf(operation, await records.store(), operations, admin);
  const before = await versions();
  const answer = await admin.send(
    operation.method,
    pathOf(operation, { country: "it", ...example.params }),
    { json: example.json ?? {} },
  );
  expect({ status: answer.statusCode, body: answer.body }).toMatchObject({
    status: expect.toBeOneOf([200, 201, 204]) as number,
  });
  const changed = [...(await versions())].filter(([tag, at]) => at !== before.get(tag));
  expect(changed.length).toBeGreaterThan(0);
  expect(changed.map(([tag]) => tag).filter((tag) => !shared.test(tag))).toEqual(
    changed.map(([tag]) => tag).filter((tag) => tag.includes(":it-IT")),
  );
});
