import { expect, test, vi } from "vitest";
import { createRenewal, openedByHeader } from "./session-renewal.ts";

/** A server that knows a session or does not. */
const begin = () => {
  let isSignedIn = false;
  const sent: unknown[] = [];
  const renewal = createRenewal();
  const names: (string | null)[] = [];
  const answer = async (path: string, init?: RequestInit) => {
    sent.push([path, init?.method, init?.body]);
    names.push(new Headers(init?.headers).get(openedByHeader));
    return new Response(null, { status: isSignedIn ? 200 : 401 });
  };
  const call = renewal.withRenewal(answer);
  const inBackground = renewal.inBackground(answer);
  return { renewal, call, inBackground, sent, names, signIn: () => (isSignedIn = true) };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

test("calls wait for one sign-in and are sent again as they were", async () => {
  const { renewal, call, sent, signIn } = begin();
  const watcher = vi.fn<() => void>();
  renewal.watch(watcher);
  const answers = Promise.all([call("/a", { method: "PUT", body: "1" }), call("/b")]);
  await settled();
  expect(renewal.state()).toBe("asking");
  expect(watcher).toHaveBeenCalledTimes(1);
  signIn();
  renewal.renewed();
  expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
  const both = [
    ["/a", "PUT", "1"],
    ["/b", undefined, undefined],
  ];
  expect(sent).toEqual([...both, ...both]);
  expect(renewal.state()).toBe("fine");
});

test("who puts the sign-in off gets the refusal, and is asked again by the next call of their own", async () => {
  const { renewal, call, inBackground, sent } = begin();
  renewal.watch(() => {});
  const first = call("/a");
  await settled();
  renewal.decline();
  expect((await first).status).toBe(401);
  expect(sent).toHaveLength(1);
  expect((await inBackground("/beat")).status).toBe(401);
  expect(renewal.state()).toBe("declined");
  const second = call("/a");
  await settled();
  expect(renewal.state()).toBe("asking");
  renewal.decline();
  await second;
});

test("a call in the background asks as well, and does not wait", async () => {
  const { renewal, inBackground } = begin();
  await inBackground("/beat");
  expect(renewal.state()).toBe("fine");
  renewal.watch(() => {});
  expect((await inBackground("/beat")).status).toBe(401);
  expect(renewal.state()).toBe("asking");
});

test("where nobody can ask, the refusal is handed on", async () => {
  const { call, sent } = begin();
  expect((await call("/a")).status).toBe(401);
  expect(sent).toHaveLength(1);
});

test("a call of somebody who is signed in waits for the sign-in, however late that is offered", async () => {
  const { renewal, call, signIn } = begin();
  renewal.setOpenedBy("zoe@wayroam.test");
  const answer = call("/a");
  await Promise.resolve();
  renewal.watch(() => {});
  await expect.poll(renewal.state).toBe("asking");
  signIn();
  renewal.renewed();
  expect((await answer).status).toBe(200);
});

test("a call that is answered after all takes the note away", async () => {
  const { renewal, call, inBackground, signIn } = begin();
  renewal.watch(() => {});
  await inBackground("/beat");
  renewal.decline();
  signIn();
  expect((await call("/a")).status).toBe(200);
  expect(renewal.state()).toBe("fine");
});

test("every call names who opened the page", async () => {
  const { renewal, call, inBackground, names, signIn } = begin();
  signIn();
  renewal.setOpenedBy("zoë@wayroam.test");
  await call("/a", { headers: { accept: "application/json" } });
  await inBackground("/beat");
  expect(names).toEqual(["zo%C3%AB%40wayroam.test", "zo%C3%AB%40wayroam.test"]);
});
