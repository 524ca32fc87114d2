import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Block } from "#features/pages/contract.ts";
import type { PreviewResponse, PreviewRequest } from "#features/pages/preview-contract.ts";
import { ApiError } from "../page-api.ts";
import { createPreviewCache, type PreviewCache } from "./preview-cache.ts";

type PendingPreview = {
  request: PreviewRequest;
  signal: AbortSignal;
  answer: () => Promise<unknown>;
  fail: (error: Error) => Promise<unknown>;
};
let asked: PendingPreview[];
let problems: (string | null)[];
let cache: PreviewCache;

const drawn = ({ blocks, customCss }: PreviewRequest): PreviewResponse => ({
  blocks: blocks.map(({ id, content }) => {
    const problem = content["title"] === "wrong" ? "title: wrong" : null;
    const html = problem === null ? String(content["title"]) : "";
    return { id, html, css: "", isShown: true, endsAt: null, problem };
  }),
  pageCss: customCss,
});

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  problems = [];
  cache = createPreviewCache({
    fetchPreview: (request, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<PreviewResponse>();
      const settle = () => vi.advanceTimersByTimeAsync(0);
      asked.push({
        request,
        signal,
        answer: () => (resolve(drawn(request)), settle()),
        fail: (error) => (reject(error), settle()),
      });
      return promise;
    },
    onChange: (problem) => problems.push(problem),
  });
});
afterEach(() => {
  cache.stop();
  vi.useRealTimers();
});

const block = (id: string, title: string): Block => ({
  id,
  blockType: "wr-text",
  content: { title },
  enabled: true,
  schedule: null,
});
const want = (blocks: readonly Block[], day = "2026-11-21", customCss = "") =>
  cache.update({ blocks, customCss, at: null, day });
const later = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const titles = ({ request }: PendingPreview) =>
  request.blocks.map(({ content }) => content["title"]);
const last = (): PendingPreview => asked.at(-1) as PendingPreview;

test("keys that follow each other closely become one request, of the changed block alone", async () => {
  const rest = block("b", "B");
  want([block("a", "A"), rest]);
  await later(100);
  await last().answer();
  for (const title of ["A1", "A12", "A123"]) {
    want([block("a", title), rest]);
    await later(15);
  }
  await later(100);
  expect(asked.map(titles)).toEqual([["A", "B"], ["A123"]]);
  await last().answer();
  expect([cache.get("a")?.html, cache.get("b")?.html]).toEqual(["A123", "B"]);
  await later(10_000);
  expect(asked).toHaveLength(2);
});

test("one request is on its way at a time: the next waits, and one that nobody wants is let go", async () => {
  const [a, b] = [block("a", "A"), block("b", "B")];
  want([a, b]);
  await later(100);
  want([a, block("b", "B1")]);
  await later(100);
  expect(asked).toHaveLength(1); // "a" is wanted still
  await last().answer();
  await later(100);
  expect(asked.map(titles)).toEqual([["A", "B"], ["B1"]]);
  want([a, block("b", "B2")]);
  await later(100);
  expect(asked[1]?.signal.aborted).toBe(true);
  expect(titles(last())).toEqual(["B2"]);
  await last().answer();
  await asked[1]?.answer(); // it came after all
  expect(cache.get("b")?.html).toBe("B2");
});

test("another day draws everything anew, another style sheet only itself", async () => {
  const a = block("a", "A");
  want([a]);
  await later(100);
  await last().answer();
  want([a], "2026-11-21", "p { color: red }");
  await later(100);
  expect(last().request).toMatchObject({ blocks: [], customCss: "p { color: red }" });
  await last().answer();
  expect(cache.pageCss()).toBe("p { color: red }");
  want([a], "2026-12-03", "p { color: red }");
  await later(100);
  expect(last().request).toMatchObject({ blocks: [a], customCss: null });
});

test("what cannot be drawn keeps its last picture and says why", async () => {
  want([block("a", "A")]);
  await later(100);
  await last().answer();
  want([block("a", "wrong")]);
  await later(100);
  await last().answer();
  expect(cache.get("a")).toMatchObject({ html: "A", problem: "title: wrong" });
});

test("a server that is away is asked again, one that refuses only after the next edit", async () => {
  const a = block("a", "A");
  want([a]);
  await later(100);
  await last().fail(new TypeError("Failed to fetch"));
  expect(problems).toEqual(["The server does not answer."]);
  await later(5000);
  expect(asked).toHaveLength(2);
  await last().fail(new ApiError(422, { detail: "Too long." }));
  expect(problems.at(-1)).toBe("Too long.");
  await later(60_000);
  expect(asked).toHaveLength(2);
  want([block("a", "A1")]);
  await later(100);
  await last().answer();
  expect(problems.at(-1)).toBeNull();
});

test("a long page is asked for in parts, in its order", async () => {
  want(Array.from({ length: 120 }, (_, index) => block(`n${index}`, `${index}`)));
  for (let part = 0; part < 3; part += 1) {
    await later(100);
    await last().answer();
  }
  await later(1000);
  expect(asked.map((each) => each.request.blocks.length)).toEqual([50, 50, 20]);
});
