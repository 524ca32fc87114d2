import { expect, test } from "vitest";
import { hosts, openPeopleApp } from "#apps/server/testing/people/people-app.ts";

const path = "/.well-known/webauthn";

test("with a domain of all markets each host names the hosts that share it, and the office does not", async () => {
  const people = await openPeopleApp(undefined, { variables: { PASSKEY_DOMAIN: "localhost" } });
  const { office, ...sites } = hosts;
  for (const origin of [sites.it, sites.de, sites.int]) {
    const answer = await people.browser(origin).send("GET", path);
    expect(answer.headers["content-type"]).toContain("application/json");
    expect(answer.headers["cache-control"]).toBe("public, max-age=3600");
    const { origins } = answer.json<{ origins: string[] }>();
    expect(origins.toSorted()).toEqual(Object.values(sites).toSorted());
  }
  expect((await people.browser(office).send("GET", path)).statusCode).toBe(404);
  await people.close();
});

test("without it there is nothing to share", async () => {
  const people = await openPeopleApp();
  expect((await people.browser().send("GET", path)).statusCode).toBe(404);
  await people.close();
});
