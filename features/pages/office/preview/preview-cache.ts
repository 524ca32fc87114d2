import type { Block, PageInput } from "#features/pages/contract.ts";
import type {
  RenderedBlock,
  PreviewResponse,
  PreviewRequest,
} from "#features/pages/preview-contract.ts";
import { ApiError } from "../page-api.ts";

/** What the page should look like: which of its blocks have to be drawn, and on which day. */
export type PreviewNeeds = Readonly<{
  blocks: readonly Block[];
  customCss: PageInput["customCss"];
  /** Null for the present. */
  at: string | null;
  /** The market's day at that moment: departures and prices change with it. */
  day: string;
}>;

export type PreviewCache = Readonly<{
  /** The newest drawing of a block, perhaps of what it was a moment ago. */
  get: (id: string) => RenderedBlock | undefined;
  /** Whether a block was drawn once and has changed since. */
  isOutdated: (block: Block) => boolean;
  pageCss: () => string;
  update: (wanted: PreviewNeeds) => void;
  stop: () => void;
}>;

export type PreviewCacheOptions = Readonly<{
  fetchPreview: (request: PreviewRequest, signal: AbortSignal) => Promise<PreviewResponse>;
  /** Something was drawn, or the server does not answer: why, and null once it does again. */
  onChange: (problem: string | null) => void;
}>;

type RenderedFrom = Readonly<{ content: Block["content"]; blockType: string; day: string }>;

const debounceMs = 60; // ms: keys that follow each other closely become one request
const maxBatch = 50; // blocks in a request: the top of a long page comes before its end
const retryAfterMs = 3000; // ms

/** One call that is put off; an earlier one takes the place of a later one. */
const createTimer = (run: () => void) => {
  let timer: { id: ReturnType<typeof setTimeout>; due: number } | null = null;
  return {
    schedule: (pause: number) => {
      const due = performance.now() + pause;
      if (timer && timer.due <= due) return;
      clearTimeout(timer?.id);
      const id = setTimeout(() => {
        timer = null;
        run();
      }, pause);
      timer = { id, due };
    },
    stop: () => clearTimeout(timer?.id),
  };
};

/** Whether anything that a request asks for is still what the page needs. */
const isStillNeeded = (asked: PreviewNeeds, needs: PreviewNeeds, drawnCss: string): boolean => {
  if (asked.day !== needs.day) return false;
  const contents = new Map(needs.blocks.map((block) => [block.id, block.content]));
  return (
    asked.blocks.some(({ id, content }) => contents.get(id) === content) ||
    (asked.customCss === needs.customCss && asked.customCss !== drawnCss)
  );
};

/**
 * Keeps the drawings of a page's blocks up to date: asks for what changed alone, one request at a
 * time, and lets go of a request when all that it asked for is no longer wanted.
 */
export const createPreviewCache = ({
  fetchPreview,
  onChange,
}: PreviewCacheOptions): PreviewCache => {
  const renderedById = new Map<string, RenderedBlock>();
  const renderedFrom = new Map<string, RenderedFrom>();
  let pageCss = { of: "", css: "" };
  let wanted: PreviewNeeds = { blocks: [], customCss: "", at: null, day: "" };
  let flight: { asked: PreviewNeeds; control: AbortController } | null = null;

  const isCurrent = (block: Block): boolean => {
    const kept = renderedFrom.get(block.id);
    return (
      kept?.content === block.content &&
      kept.blockType === block.blockType &&
      kept.day === wanted.day
    );
  };
  const store = (asked: PreviewNeeds, answer: PreviewResponse) => {
    for (const [index, block] of asked.blocks.entries()) {
      const drawing = answer.blocks[index];
      if (!drawing) continue;
      const { html = "", css = "" } = renderedById.get(block.id) ?? {};
      // What cannot be drawn keeps its last picture.
      renderedById.set(block.id, drawing.problem === null ? drawing : { ...drawing, html, css });
      renderedFrom.set(block.id, { ...block, day: asked.day });
    }
    if (answer.pageCss !== null) pageCss = { of: asked.customCss, css: answer.pageCss };
  };

  const timer = createTimer(() => void send());

  const send = async () => {
    if (flight) {
      if (isStillNeeded(flight.asked, wanted, pageCss.of)) return; // asked again when it has come
      flight.control.abort();
    }
    const blocks = wanted.blocks.filter((block) => !isCurrent(block)).slice(0, maxBatch);
    const customCss = wanted.customCss === pageCss.of ? null : wanted.customCss;
    if (blocks.length === 0 && customCss === null) return;
    const own = { asked: { ...wanted, blocks }, control: new AbortController() };
    flight = own;
    try {
      const answer = await fetchPreview(
        { blocks: [...blocks], at: wanted.at, customCss },
        own.control.signal,
      );
      if (flight !== own) return;
      flight = null;
      store(own.asked, answer);
      onChange(null);
      timer.schedule(0);
    } catch (error) {
      if (flight !== own) return;
      flight = null;
      const isRefused = error instanceof ApiError && error.status < 500;
      onChange(isRefused ? error.message : "The server does not answer.");
      if (!isRefused) timer.schedule(retryAfterMs);
    }
  };

  return {
    get: (id) => renderedById.get(id),
    isOutdated: (block) => renderedById.has(block.id) && !isCurrent(block),
    pageCss: () => pageCss.css,
    update(next) {
      wanted = next;
      timer.schedule(debounceMs);
    },
    stop() {
      timer.stop();
      flight?.control.abort();
      flight = null;
      wanted = { ...wanted, blocks: [], customCss: pageCss.of };
    },
  };
};
