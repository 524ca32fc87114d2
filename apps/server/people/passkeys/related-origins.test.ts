import { expect, test } from "vitest";
import { softAuthenticator } from "#platform/server/identity/testing/soft-authenticator.ts";
import {
  goOn,
  hosts,
  openPeopleApp,
  type PeopleBrowser,
  signUp,
} from "#apps/server/testing/people/people-app.ts";

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

test("a passkey that was made in one market opens the account in another of the domain", async () => {
  const people = await openPeopleApp(undefined, { variables: { PASSKEY_DOMAIN: "localhost" } });
  const [own, elsewhere] = [people.browser(hosts.it), people.browser(hosts.de)];
  const email = "in-two-markets@example.com";
  await signUp(people, own, email);
  const { id } = await people.db
    .selectFrom("visitor_account")
    .select("id")
    .executeTakeFirstOrThrow();
  const ask = async (browser: PeopleBrowser, to: string): Promise<string> => {
    const answer = await browser.send("POST", to, { json: {} });
    return answer.json<{ options: { challenge: string } }>().options.challenge;
  };
  const authenticator = softAuthenticator();
  const made = authenticator.create(await ask(own, "/api/passkeys/start"), {
    origin: hosts.it,
    domain: "localhost",
  });
  const added = await own.send("POST", "/api/passkeys/finish", { json: { credential: made } });
  expect(added.statusCode).toBe(201);
  const challenge = await ask(elsewhere, "/api/login/passkey/start");
  const used = authenticator.get(challenge, { origin: hosts.de, domain: "localhost" }, 1, id);
  const answer = await elsewhere.send("POST", "/api/login/passkey/finish", {
    json: { credential: used },
  });
  await goOn(elsewhere, answer.json<{ continueTo: string }>().continueTo);
  expect((await elsewhere.send("GET", "/api/me")).json()).toMatchObject({ email });
  await people.close();
});

test("without it there is nothing to share", async () => {
  const people = await openPeopleApp();
  expect((await people.browser().send("GET", path)).statusCode).toBe(404);
  await people.close();
});
