import type { Block, PageInput } from "#features/content/pages/contract.ts";
import type {
  RenderedBlock,
  PreviewResponse,
  PreviewRequest,
} from "#features/content/pages/preview-contract.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { retryWaitMs } from "./retry-wait.ts";

/** What the preview has to show: the blocks to render, and the moment. */
export type PreviewNeeds = Readonly<{
  blocks: readonly Block[];
  customCss: PageInput["customCss"];
  routingKey: PageInput["routingKey"];
  /** The same for as long as the page is open. */
  owner: PageInput["owner"];
  /** ISO instant; null means the present moment. */
  at: string | null;
  /** The market's date at the moment `at`: departures and prices depend on this date. */
  day: string;
}>;

export type PreviewCache = Readonly<{
  /** The last rendered version of a block, which may be outdated. */
  get: (id: string) => RenderedBlock | undefined;
  /** Whether a block was rendered and has changed since. */
  isOutdated: (block: Block) => boolean;
  pageCss: () => string;
  update: (needs: PreviewNeeds) => void;
  /** Asks at once for what failed before, because something may have mended it. */
  retry: () => void;
  stop: () => void;
}>;

export type PreviewCacheOptions = Readonly<{
  fetchPreview: (request: PreviewRequest, signal: AbortSignal) => Promise<PreviewResponse>;
  /**
   * `problem` is null after blocks were rendered, and the reason after the server refused or did
   * not answer.
   */
  onChange: (problem: string | null) => void;
}>;

type RenderedFrom = Pick<PreviewNeeds, "day" | "routingKey"> &
  Readonly<{ content: Block["content"]; blockType: string }>;

const debounceMs = 60; // so that key strokes in quick succession become one request
const maxBatch = 50; // blocks in a request, so that the top of a long page comes first

/** A timer for one call. Scheduling the call again can bring it forward but not postpone it. */
const createTimer = (run: () => void) => {
  let timer: { id: ReturnType<typeof setTimeout>; dueAt: number } | null = null;
  return {
    schedule: (delayMs: number) => {
      const dueAt = performance.now() + delayMs;
      if (timer && timer.dueAt <= dueAt) return;
      clearTimeout(timer?.id);
      const id = setTimeout(() => {
        timer = null;
        run();
      }, delayMs);
      timer = { id, dueAt };
    },
    stop: () => {
      clearTimeout(timer?.id);
      timer = null;
    },
  };
};

const isStillNeeded = (
  requested: PreviewNeeds,
  needs: PreviewNeeds,
  renderedCss: string,
): boolean => {
  if (requested.day !== needs.day || requested.routingKey !== needs.routingKey) return false;
  const contents = new Map(needs.blocks.map((block) => [block.id, block.content]));
  return (
    requested.blocks.some(({ id, content }) => contents.get(id) === content) ||
    (requested.customCss === needs.customCss && requested.customCss !== renderedCss)
  );
};

/** Whether something is needed that was not when a request failed. */
const hasNews = (failed: PreviewNeeds, needs: PreviewNeeds): boolean => {
  if (failed.day !== needs.day || failed.routingKey !== needs.routingKey) return true;
  if (failed.customCss !== needs.customCss) return true;
  const contents = new Map(failed.blocks.map((block) => [block.id, block.content]));
  return needs.blocks.some(({ id, content }) => contents.get(id) !== content);
};

/** The rendered blocks and style sheet of a page, and what they were rendered from. */
const createRendered = () => {
  const renderedById = new Map<string, RenderedBlock>();
  const renderedFrom = new Map<string, RenderedFrom>();
  let pageCss = { of: "", css: "" };
  return {
    get: (id: string) => renderedById.get(id),
    pageCss: () => pageCss,
    isCurrent: (block: Block, needs: PreviewNeeds): boolean => {
      const source = renderedFrom.get(block.id);
      return (
        source?.content === block.content &&
        source.blockType === block.blockType &&
        source.day === needs.day &&
        source.routingKey === needs.routingKey
      );
    },
    store: (requested: PreviewNeeds, response: PreviewResponse) => {
      for (const [index, block] of requested.blocks.entries()) {
        const rendered = response.blocks[index];
        if (!rendered) continue;
        const { html = "", css = "" } = renderedById.get(block.id) ?? {};
        // A block that cannot be rendered keeps its last HTML.
        renderedById.set(
          block.id,
          rendered.problem === null ? rendered : { ...rendered, html, css },
        );
        const { day, routingKey } = requested;
        renderedFrom.set(block.id, { ...block, day, routingKey });
      }
      if (response.pageCss !== null) pageCss = { of: requested.customCss, css: response.pageCss };
    },
  };
};

const problemOf = (error: unknown): string =>
  error instanceof ApiError && error.status < 500 ? error.message : "The server does not answer.";

/**
 * Keeps the rendered blocks of a page up to date. Requests only the blocks that changed, one
 * request at a time, and aborts a request when none of its blocks is needed any more. After a failure
 * it waits, unless something else is needed.
 */
export const createPreviewCache = ({
  fetchPreview,
  onChange,
}: PreviewCacheOptions): PreviewCache => {
  const rendered = createRendered();
  let needs: PreviewNeeds = {
    blocks: [],
    customCss: "",
    routingKey: null,
    owner: null,
    at: null,
    day: "",
  };
  let pending: { requested: PreviewNeeds; abortController: AbortController } | null = null;
  /** The failures in a row, and what was needed at the last one. */
  let failure: Readonly<{ count: number; needs: PreviewNeeds }> | null = null;

  const timer = createTimer(() => void send());

  const waitAfter = (error: unknown, failedNeeds: PreviewNeeds) => {
    failure = { count: (failure?.count ?? 0) + 1, needs: failedNeeds };
    timer.stop();
    onChange(problemOf(error));
    const waitMs = hasNews(failedNeeds, needs) ? debounceMs : retryWaitMs(error, failure.count);
    if (waitMs !== null) timer.schedule(waitMs);
  };

  const send = async () => {
    if (pending) {
      // The other blocks are requested when this request has finished.
      if (isStillNeeded(pending.requested, needs, rendered.pageCss().of)) return;
      pending.abortController.abort();
    }
    const blocks = needs.blocks
      .filter((block) => !rendered.isCurrent(block, needs))
      .slice(0, maxBatch);
    const customCss = needs.customCss === rendered.pageCss().of ? null : needs.customCss;
    if (blocks.length === 0 && customCss === null) return;
    const allNeeds = needs;
    const current = { requested: { ...needs, blocks }, abortController: new AbortController() };
    const { at, routingKey, owner } = needs;
    pending = current;
    try {
      const response = await fetchPreview(
        { blocks: [...blocks], at, customCss, routingKey, owner },
        current.abortController.signal,
      );
      if (pending !== current) return;
      pending = null;
      failure = null;
      rendered.store(current.requested, response);
      onChange(null);
      timer.schedule(0);
    } catch (error) {
      if (pending !== current) return;
      pending = null;
      waitAfter(error, allNeeds);
    }
  };

  return {
    get: rendered.get,
    isOutdated: (block) =>
      rendered.get(block.id) !== undefined && !rendered.isCurrent(block, needs),
    pageCss: () => rendered.pageCss().css,
    update(next) {
      needs = next;
      if (failure === null || hasNews(failure.needs, needs)) timer.schedule(debounceMs);
    },
    retry() {
      if (failure) timer.schedule(0);
    },
    stop() {
      timer.stop();
      pending?.abortController.abort();
      pending = null;
      needs = { ...needs, blocks: [], customCss: rendered.pageCss().of };
    },
  };
};
