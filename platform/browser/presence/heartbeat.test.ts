import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type {
  OtherSession,
  PresenceResponse,
  HeartbeatRequest,
} from "#platform/presence/presence-contract.ts";
import { createHeartbeat } from "./heartbeat.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const ada: OtherSession = {
  session: "a",
  name: "Ada",
  email: "ada@wayroam.test",
  focus: "hero",
  isEditing: true,
  since: "2026-11-21T10:42:00.000Z",
  isYou: false,
};
const alone: PresenceResponse = { others: [], lost: null, version: null };

const start = (answer: () => Promise<PresenceResponse | null> = async () => alone) => {
  const sent: HeartbeatRequest[] = [];
  const leave = vi.fn<() => void>();
  const onViewChange = vi.fn<() => void>();
  const listeners = new Set<() => void>();
  const heartbeat = createHeartbeat({
    session: "me",
    send: async (request) => {
      sent.push(request);
      return answer();
    },
    leave,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  });
  heartbeat.watch(onViewChange);
  heartbeat.wake();
  return { heartbeat, sent, leave, onViewChange, listeners };
};
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const lastSent = (sent: readonly HeartbeatRequest[]) => sent.at(-1);

test("a heartbeat goes out every eight seconds, and at once after a change", async () => {
  const { heartbeat, sent } = start();
  heartbeat.report({ focus: null, hasTyped: false });
  await seconds(17);
  expect(sent).toHaveLength(3);
  heartbeat.report({ focus: "hero", hasTyped: true });
  await seconds(0.6);
  expect(sent).toHaveLength(4);
  expect(lastSent(sent)).toMatchObject({ focus: "hero", isEditing: true, takeOver: false });
});

test("moving through many blocks sends few heartbeats", async () => {
  const { heartbeat, sent } = start();
  for (let index = 0; index < 100; index++) {
    heartbeat.report({ focus: `b${index}`, hasTyped: false });
    await seconds(0.02);
  }
  await seconds(0.6);
  expect(sent.length).toBeLessThanOrEqual(6);
  expect(lastSent(sent)).toMatchObject({ focus: "b99" });
});

test("one call at a time, however slow the server", async () => {
  let finish: (response: PresenceResponse) => void = () => {};
  const { heartbeat, sent } = start(() => new Promise((resolve) => (finish = resolve)));
  heartbeat.report({ focus: "hero", hasTyped: false });
  await seconds(1);
  heartbeat.report({ focus: "text", hasTyped: true });
  await seconds(30);
  expect(sent).toHaveLength(1);
  finish(alone);
  await seconds(1);
  expect(lastSent(sent)).toMatchObject({ focus: "text" });
});

test("two minutes without a key release the lock, the next key requests it again", async () => {
  const { heartbeat, sent } = start();
  heartbeat.report({ focus: "hero", hasTyped: true });
  await seconds(118);
  expect(lastSent(sent)).toMatchObject({ isEditing: true });
  await seconds(16);
  expect(lastSent(sent)).toMatchObject({ focus: "hero", isEditing: false });
  heartbeat.recordKeyPress();
  await seconds(0.6);
  expect(lastSent(sent)).toMatchObject({ isEditing: true });
});

test("a take-over keeps the lock without a key press until another block is opened", async () => {
  const { heartbeat, sent } = start();
  heartbeat.report({ focus: "hero", hasTyped: false });
  await seconds(1);
  heartbeat.takeOver("hero");
  await seconds(0.6);
  expect(lastSent(sent)).toMatchObject({ takeOver: true, isEditing: true });
  await seconds(8);
  expect(lastSent(sent)).toMatchObject({ takeOver: false, isEditing: true });
  heartbeat.report({ focus: "text", hasTyped: false });
  await seconds(1);
  expect(lastSent(sent)).toMatchObject({ takeOver: false, isEditing: false });
});

test("watchers are called only for changes, and an unchanged view stays the same object", async () => {
  let response: PresenceResponse = { others: [ada], lost: null, version: null };
  const { heartbeat, onViewChange } = start(async () => structuredClone(response));
  heartbeat.report({ focus: null, hasTyped: false });
  await seconds(40);
  expect(onViewChange).toHaveBeenCalledTimes(1);
  const before = heartbeat.view();
  await seconds(40);
  expect(heartbeat.view()).toBe(before);
  response = alone;
  await seconds(9);
  expect(onViewChange).toHaveBeenCalledTimes(2);
});

test("an event of other users triggers a heartbeat at once while the tab is awake", async () => {
  const { heartbeat, sent, listeners } = start();
  await seconds(1);
  for (let count = 0; count < 10; count++) for (const notify of listeners) notify();
  await seconds(0.6);
  expect(sent).toHaveLength(2);
  heartbeat.wake();
  expect(listeners.size).toBe(1);
  heartbeat.sleep();
  expect(listeners.size).toBe(0);
});

test("a dismissed lost-lock notice stays hidden, and a second loss is shown", async () => {
  const lost = { focus: "hero", by: "Ada" };
  let response: PresenceResponse = { ...alone, others: [ada], lost };
  const { heartbeat } = start(async () => response);
  heartbeat.report({ focus: "hero", hasTyped: true });
  await seconds(1);
  expect(heartbeat.view().lost).toEqual(lost);
  heartbeat.dismissLost();
  await seconds(20);
  expect(heartbeat.view().lost).toBeNull();
  response = alone;
  await seconds(8);
  response = { ...alone, others: [ada], lost };
  await seconds(8);
  expect(heartbeat.view().lost).toEqual(lost);
});

test("requests to a server that does not answer back off", async () => {
  const { heartbeat, sent } = start(() => Promise.reject(new Error("away")));
  heartbeat.report({ focus: null, hasTyped: false });
  await seconds(300);
  expect(sent.length).toBeLessThan(9);
});

test("heartbeats end for a deleted page; a sleeping tab leaves and wakes again", async () => {
  const deleted = start(async () => null);
  deleted.heartbeat.report({ focus: null, hasTyped: false });
  await seconds(60);
  deleted.heartbeat.wake();
  await seconds(60);
  expect(deleted.sent).toHaveLength(1);

  const { heartbeat, sent, leave } = start();
  heartbeat.report({ focus: null, hasTyped: false });
  await seconds(1);
  heartbeat.sleep();
  await seconds(60);
  expect(sent).toHaveLength(1);
  expect(leave).toHaveBeenCalledTimes(1);
  heartbeat.wake();
  await seconds(1);
  expect(sent).toHaveLength(2);
});
