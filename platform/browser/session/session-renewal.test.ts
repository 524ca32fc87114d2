import { expect, test, vi } from "vitest";
import { createRenewal, openedByHeader } from "./session-renewal.ts";

/** A renewal whose server answers 401 until `signIn` is called. */
const setUp = () => {
  let isSignedIn = false;
  const sent: unknown[] = [];
  const renewal = createRenewal();
  const openers: (string | null)[] = [];
  const answer = async (path: string, init?: RequestInit) => {
    sent.push([path, init?.method, init?.body]);
    openers.push(new Headers(init?.headers).get(openedByHeader));
    return new Response(null, { status: isSignedIn ? 200 : 401 });
  };
  const call = renewal.withRenewal(answer);
  const inBackground = renewal.inBackground(answer);
  return { renewal, call, inBackground, sent, names: openers, signIn: () => (isSignedIn = true) };
};
const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

test("calls wait for one sign-in and are sent again as they were", async () => {
  const { renewal, call, sent, signIn } = setUp();
  const watcher = vi.fn<() => void>();
  renewal.watch(watcher);
  const answers = Promise.all([call("/a", { method: "PUT", body: "1" }), call("/b")]);
  await flushPromises();
  expect(renewal.state()).toBe("asking");
  expect(watcher).toHaveBeenCalledTimes(1);
  signIn();
  renewal.renewed();
  expect((await answers).map(({ status }) => status)).toEqual([200, 200]);
  const expected = [
    ["/a", "PUT", "1"],
    ["/b", undefined, undefined],
  ];
  expect(sent).toEqual([...expected, ...expected]);
  expect(renewal.state()).toBe("fine");
});

test("declining the sign-in returns the 401, and the next call by hand asks again", async () => {
  const { renewal, call, inBackground, sent } = setUp();
  renewal.watch(() => {});
  const first = call("/a");
  await flushPromises();
  renewal.decline();
  expect((await first).status).toBe(401);
  expect(sent).toHaveLength(1);
  expect((await inBackground("/beat")).status).toBe(401);
  expect(renewal.state()).toBe("declined");
  const second = call("/a");
  await flushPromises();
  expect(renewal.state()).toBe("asking");
  renewal.decline();
  await second;
});

test("a background call opens the sign-in and returns its 401 at once", async () => {
  const { renewal, inBackground } = setUp();
  await inBackground("/beat");
  expect(renewal.state()).toBe("fine");
  renewal.watch(() => {});
  expect((await inBackground("/beat")).status).toBe(401);
  expect(renewal.state()).toBe("asking");
});

test("without a sign-in dialog the 401 is returned", async () => {
  const { call, sent } = setUp();
  expect((await call("/a")).status).toBe(401);
  expect(sent).toHaveLength(1);
});

test("a call of somebody who was signed in waits for a sign-in dialog that mounts later", async () => {
  const { renewal, call, signIn } = setUp();
  renewal.setOpenedBy("zoe@wayroam.test");
  const answer = call("/a");
  await Promise.resolve();
  renewal.watch(() => {});
  await expect.poll(renewal.state).toBe("asking");
  signIn();
  renewal.renewed();
  expect((await answer).status).toBe(200);
});

test("a call that succeeds ends the declined state", async () => {
  const { renewal, call, inBackground, signIn } = setUp();
  renewal.watch(() => {});
  await inBackground("/beat");
  renewal.decline();
  signIn();
  expect((await call("/a")).status).toBe(200);
  expect(renewal.state()).toBe("fine");
});

test("every call names the account that opened the page", async () => {
  const { renewal, call, inBackground, names: openers, signIn } = setUp();
  signIn();
  renewal.setOpenedBy("zoë@wayroam.test");
  await call("/a", { headers: { accept: "application/json" } });
  await inBackground("/beat");
  expect(openers).toEqual(["zo%C3%AB%40wayroam.test", "zo%C3%AB%40wayroam.test"]);
});
