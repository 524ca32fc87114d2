import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type {
  OtherSession,
  PresenceResponse,
  HeartbeatRequest,
} from "#features/pages/presence-contract.ts";
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
  blockId: "hero",
  isEditing: true,
  since: "2026-11-21T10:42:00.000Z",
  isYou: false,
};
const alone: PresenceResponse = { others: [], lost: null };

const begin = (answer: () => Promise<PresenceResponse | null> = async () => alone) => {
  const sent: HeartbeatRequest[] = [];
  const leave = vi.fn<() => void>();
  const heard = vi.fn<() => void>();
  const news = new Set<() => void>();
  const heartbeat = createHeartbeat({
    session: "me",
    send: async (beat) => {
      sent.push(beat);
      return answer();
    },
    leave,
    subscribe: (onNews) => {
      news.add(onNews);
      return () => void news.delete(onNews);
    },
  });
  heartbeat.watch(heard);
  heartbeat.wake();
  return { heartbeat, sent, leave, heard, news };
};
const seconds = (count: number) => vi.advanceTimersByTimeAsync(count * 1000);
const lastOf = (sent: readonly HeartbeatRequest[]) => sent.at(-1);

test("a heartbeat goes out every eight seconds, and at once after a change", async () => {
  const { heartbeat, sent } = begin();
  heartbeat.report({ blockId: null, hasTyped: false });
  await seconds(17);
  expect(sent).toHaveLength(3);
  heartbeat.report({ blockId: "hero", hasTyped: true });
  await seconds(0.6);
  expect(sent).toHaveLength(4);
  expect(lastOf(sent)).toMatchObject({ blockId: "hero", isEditing: true, takeOver: false });
});

test("moving through many blocks sends few heartbeats", async () => {
  const { heartbeat, sent } = begin();
  for (let index = 0; index < 100; index++) {
    heartbeat.report({ blockId: `b${index}`, hasTyped: false });
    await seconds(0.02);
  }
  await seconds(0.6);
  expect(sent.length).toBeLessThanOrEqual(6);
  expect(lastOf(sent)).toMatchObject({ blockId: "b99" });
});

test("one call at a time, however slow the server", async () => {
  let finish: (answer: PresenceResponse) => void = () => {};
  const { heartbeat, sent } = begin(() => new Promise((resolve) => (finish = resolve)));
  heartbeat.report({ blockId: "hero", hasTyped: false });
  await seconds(1);
  heartbeat.report({ blockId: "text", hasTyped: true });
  await seconds(30);
  expect(sent).toHaveLength(1);
  finish(alone);
  await seconds(1);
  expect(lastOf(sent)).toMatchObject({ blockId: "text" });
});

test("two minutes without a key let the lock go, the next key asks for it again", async () => {
  const { heartbeat, sent } = begin();
  heartbeat.report({ blockId: "hero", hasTyped: true });
  await seconds(118);
  expect(lastOf(sent)).toMatchObject({ isEditing: true });
  await seconds(16);
  expect(lastOf(sent)).toMatchObject({ blockId: "hero", isEditing: false });
  heartbeat.typed();
  await seconds(0.6);
  expect(lastOf(sent)).toMatchObject({ isEditing: true });
});

test("a take-over holds without a key, until the block is left", async () => {
  const { heartbeat, sent } = begin();
  heartbeat.report({ blockId: "hero", hasTyped: false });
  await seconds(1);
  heartbeat.takeOver("hero");
  await seconds(0.6);
  expect(lastOf(sent)).toMatchObject({ takeOver: true, isEditing: true });
  await seconds(8);
  expect(lastOf(sent)).toMatchObject({ takeOver: false, isEditing: true });
  heartbeat.report({ blockId: "text", hasTyped: false });
  await seconds(1);
  expect(lastOf(sent)).toMatchObject({ takeOver: false, isEditing: false });
});

test("watchers hear of changes alone, and what is seen stays the same object", async () => {
  let answer: PresenceResponse = { others: [ada], lost: null };
  const { heartbeat, heard } = begin(async () => structuredClone(answer));
  heartbeat.report({ blockId: null, hasTyped: false });
  await seconds(40);
  expect(heard).toHaveBeenCalledTimes(1);
  const before = heartbeat.view();
  await seconds(40);
  expect(heartbeat.view()).toBe(before);
  answer = alone;
  await seconds(9);
  expect(heard).toHaveBeenCalledTimes(2);
});

test("an event of others brings a heartbeat at once, while the tab is awake", async () => {
  const { heartbeat, sent, news } = begin();
  await seconds(1);
  for (let count = 0; count < 10; count++) for (const tell of news) tell();
  await seconds(0.6);
  expect(sent).toHaveLength(2);
  heartbeat.wake();
  expect(news.size).toBe(1);
  heartbeat.sleep();
  expect(news.size).toBe(0);
});

test("a dismissed notice of a lost lock stays away, and a second loss shows", async () => {
  const lost = { blockId: "hero", by: "Ada" };
  let answer: PresenceResponse = { others: [ada], lost };
  const { heartbeat } = begin(async () => answer);
  heartbeat.report({ blockId: "hero", hasTyped: true });
  await seconds(1);
  expect(heartbeat.view().lost).toEqual(lost);
  heartbeat.dismissLost();
  await seconds(20);
  expect(heartbeat.view().lost).toBeNull();
  answer = alone;
  await seconds(8);
  answer = { others: [ada], lost };
  await seconds(8);
  expect(heartbeat.view().lost).toEqual(lost);
});

test("a server that does not answer is asked ever less often", async () => {
  const { heartbeat, sent } = begin(() => Promise.reject(new Error("away")));
  heartbeat.report({ blockId: null, hasTyped: false });
  await seconds(300);
  expect(sent.length).toBeLessThan(9);
});

test("a page that is gone is asked about no more; a tab that sleeps leaves and comes back", async () => {
  const gone = begin(async () => null);
  gone.heartbeat.report({ blockId: null, hasTyped: false });
  await seconds(60);
  gone.heartbeat.wake();
  await seconds(60);
  expect(gone.sent).toHaveLength(1);

  const { heartbeat, sent, leave } = begin();
  heartbeat.report({ blockId: null, hasTyped: false });
  await seconds(1);
  heartbeat.sleep();
  await seconds(60);
  expect(sent).toHaveLength(1);
  expect(leave).toHaveBeenCalledTimes(1);
  heartbeat.wake();
  await seconds(1);
  expect(sent).toHaveLength(2);
});
