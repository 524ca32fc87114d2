import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Block } from "#features/content/pages/contract.ts";
import type { PreviewResponse, PreviewRequest } from "#features/content/pages/preview-contract.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { createPreviewCache, type PreviewCache } from "./preview-cache.ts";

type PendingPreview = {
  request: PreviewRequest;
  signal: AbortSignal;
  answer: () => Promise<unknown>;
  fail: (error: Error) => Promise<unknown>;
};
let requests: PendingPreview[];
let problems: (string | null)[];
let cache: PreviewCache;

const render = ({ blocks, customCss }: PreviewRequest): PreviewResponse => ({
  blocks: blocks.map(({ id, content }) => {
    const problem = content["title"] === "wrong" ? "title: wrong" : null;
    const html = problem === null ? String(content["title"]) : "";
    return { id, html, css: "", isShown: true, endsAt: null, hint: null, problem };
  }),
  pageCss: customCss,
});

beforeEach(() => {
  vi.useFakeTimers();
  requests = [];
  problems = [];
  cache = createPreviewCache({
    fetchPreview: (request, signal) => {
      const { promise, resolve, reject } = Promise.withResolvers<PreviewResponse>();
      const flushPromises = () => vi.advanceTimersByTimeAsync(0);
      requests.push({
        request,
        signal,
        answer: () => (resolve(render(request)), flushPromises()),
        fail: (error) => (reject(error), flushPromises()),
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
const requestPreview = (blocks: readonly Block[], day = "2026-11-21", customCss = "") =>
  cache.update({ blocks, customCss, routingKey: null, owner: null, at: null, day });
const advance = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const titles = ({ request }: PendingPreview) =>
  request.blocks.map(({ content }) => content["title"]);
const lastRequest = (): PendingPreview => requests.at(-1) as PendingPreview;

test("key strokes in quick succession become one request, for the changed block only", async () => {
  const unchanged = block("b", "B");
  requestPreview([block("a", "A"), unchanged]);
  await advance(100);
  await lastRequest().answer();
  for (const title of ["A1", "A12", "A123"]) {
    requestPreview([block("a", title), unchanged]);
    await advance(15);
  }
  await advance(100);
  expect(requests.map(titles)).toEqual([["A", "B"], ["A123"]]);
  await lastRequest().answer();
  expect([cache.get("a")?.html, cache.get("b")?.html]).toEqual(["A123", "B"]);
  await advance(10_000);
  expect(requests).toHaveLength(2);
});

test("only one request runs at a time, and an obsolete one is aborted", async () => {
  const [a, b] = [block("a", "A"), block("b", "B")];
  requestPreview([a, b]);
  await advance(100);
  requestPreview([a, block("b", "B1")]);
  await advance(100);
  expect(requests).toHaveLength(1); // "a" is still needed
  await lastRequest().answer();
  await advance(100);
  expect(requests.map(titles)).toEqual([["A", "B"], ["B1"]]);
  requestPreview([a, block("b", "B2")]);
  await advance(100);
  expect(requests[1]?.signal.aborted).toBe(true);
  expect(titles(lastRequest())).toEqual(["B2"]);
  await lastRequest().answer();
  await requests[1]?.answer(); // a late response is ignored
  expect(cache.get("b")?.html).toBe("B2");
});

test("another day renders all blocks again, another style sheet only the page's CSS", async () => {
  const a = block("a", "A");
  requestPreview([a]);
  await advance(100);
  await lastRequest().answer();
  requestPreview([a], "2026-11-21", "p { color: red }");
  await advance(100);
  expect(lastRequest().request).toMatchObject({ blocks: [], customCss: "p { color: red }" });
  await lastRequest().answer();
  expect(cache.pageCss()).toBe("p { color: red }");
  requestPreview([a], "2026-12-03", "p { color: red }");
  await advance(100);
  expect(lastRequest().request).toMatchObject({ blocks: [a], customCss: null });
});

test("a block that cannot be rendered keeps its last HTML and has the reason", async () => {
  requestPreview([block("a", "A")]);
  await advance(100);
  await lastRequest().answer();
  requestPreview([block("a", "wrong")]);
  await advance(100);
  await lastRequest().answer();
  expect(cache.get("a")).toMatchObject({ html: "A", problem: "title: wrong" });
});

test("a request is retried when the server is down, but not when it is refused", async () => {
  const a = block("a", "A");
  requestPreview([a]);
  await advance(100);
  await lastRequest().fail(new TypeError("Failed to fetch"));
  expect(problems).toEqual(["The server does not answer."]);
  await advance(5000);
  expect(requests).toHaveLength(2);
  await lastRequest().fail(new ApiError(422, { detail: "Too long." }));
  expect(problems.at(-1)).toBe("Too long.");
  await advance(60_000);
  expect(requests).toHaveLength(2);
  requestPreview([block("a", "A1")]);
  await advance(100);
  await lastRequest().answer();
  expect(problems.at(-1)).toBeNull();
});

/** As the pane does: whatever happens, it says again what it needs. */
const failingFor = async (ms: number, error: Error, blocks: readonly Block[]) => {
  requestPreview(blocks);
  for (let passed = 0; passed < ms; passed += 50) {
    await advance(50);
    if (problems.length < requests.length) await lastRequest().fail(error);
    requestPreview(blocks);
  }
};

test.each([
  ["nobody is signed in", new ApiError(401, {})],
  ["the server is down", new ApiError(503, {})],
  ["there is no connection", new TypeError("Failed to fetch")],
])("while %s the same blocks are asked for ever less often", async (_, error) => {
  await failingFor(120_000, error, [block("a", "A")]);
  // After 3, 6, 12, 24 and then each 30 seconds.
  expect(requests).toHaveLength(7);
});

test("the wait that the server asks for is kept", async () => {
  await failingFor(61_000, new ApiError(503, {}, 60_000), [block("a", "A")]);
  expect(requests).toHaveLength(2);
});

test("a failed request is sent at once for other content, and when it may be mended", async () => {
  await failingFor(1000, new ApiError(503, {}, 60_000), [block("a", "A")]);
  requestPreview([block("a", "A1")]);
  await advance(100);
  expect(requests.map(titles)).toEqual([["A"], ["A1"]]);
  await lastRequest().fail(new ApiError(401, {}));
  cache.retry();
  await advance(10);
  expect(requests.map(titles)).toEqual([["A"], ["A1"], ["A1"]]);
  await lastRequest().answer();
  cache.retry();
  await advance(120_000);
  expect(requests).toHaveLength(3);
});

test("a long page is requested in batches, from top to bottom", async () => {
  requestPreview(Array.from({ length: 120 }, (_, index) => block(`n${index}`, `${index}`)));
  for (let part = 0; part < 3; part += 1) {
    await advance(100);
    await lastRequest().answer();
  }
  await advance(1000);
  expect(requests.map((each) => each.request.blocks.length)).toEqual([50, 50, 20]);
});
