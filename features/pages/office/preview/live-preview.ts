import type { Block, PageInput } from "#features/pages/contract.ts";
import type { RenderedBlock } from "#features/pages/preview-contract.ts";
import { dayAt } from "#markets/format.ts";
import { visibilityChangesAfter, hiddenReason } from "../dates/visibility.ts";
import { createPreviewCache, type PreviewCacheOptions } from "./preview-cache.ts";
import { createFrameView, type FrameView } from "./frame/frame-view.ts";
import type { FrameBlock } from "./frame/frame-block.ts";

/** What is being edited, and how it is looked at. */
export type PreviewInput = Readonly<{
  page: PageInput;
  openBlockId: string | null;
  /** Epoch milliseconds; null for the present. */
  moment: number | null;
  timeZone: string;
  labelOf: (block: Block) => string;
}>;

type LivePreviewOptions = Pick<PreviewCacheOptions, "fetchPreview"> &
  Readonly<{
    onProblem: (problem: string | null) => void;
    /** The moments from now on at which the page changes by the clock are others than before. */
    onChanges: (changes: readonly number[]) => void;
  }>;

const noteOn = (
  hidden: string | null,
  drawing: RenderedBlock | undefined,
  moment: number | null,
): string | null => {
  if (hidden !== null) return `hidden ${moment === null ? "now" : "then"}: ${hidden}`;
  if (drawing?.problem) return `visitors do not see it. ${drawing.problem}`;
  return drawing?.html === "" ? "nothing to show" : null;
};

/** @param hidden why visitors do not see the block; null when they do */
const toFrameBlock = (
  block: Block,
  index: number,
  hidden: string | null,
  drawing: RenderedBlock | undefined,
  { openBlockId, moment, labelOf }: PreviewInput,
): FrameBlock => {
  const isOpen = block.id === openBlockId;
  return {
    id: block.id,
    name: `${labelOf(block)}, block ${index + 1}`,
    html: drawing?.html ?? "",
    css: drawing?.css ?? "",
    note: noteOn(hidden, drawing, moment),
    isWrong: hidden === null && Boolean(drawing?.problem),
    isVisible: hidden === null || isOpen,
    isOpen,
  };
};

/** Keeps a frame looking as the public page would with what is being edited. */
export const createLivePreview = ({ fetchPreview, onProblem, onChanges }: LivePreviewOptions) => {
  let view: FrameView | null = null;
  let input: PreviewInput | null = null;
  let revealed: string | null = null;
  let changes = "";

  const cache = createPreviewCache({
    fetchPreview,
    onChange(problem) {
      onProblem(problem);
      show();
    },
  });

  /** A block's own end is the server's to know: it comes with the drawing. */
  const endOf = ({ id }: Block): number => {
    const end = cache.get(id)?.endsAt ?? null;
    return end === null ? Infinity : Date.parse(end);
  };

  const followClock = (blocks: readonly Block[], now: number) => {
    const next = visibilityChangesAfter(blocks, now, endOf);
    if (next.join() === changes) return;
    changes = next.join();
    onChanges(next);
  };

  const show = () => {
    if (!input) return;
    const current = input;
    const { page, openBlockId, moment, timeZone } = current;
    const now = Date.now();
    const at = moment ?? now;
    const hidden = page.blocks.map((block) =>
      hiddenReason(block, { moment: at, timeZone, now, endOf }),
    );
    const shown = page.blocks.filter(
      // Its own end may be what hides it, so a hidden one is asked for too when it changes.
      (block, index) =>
        block.id !== openBlockId && (hidden[index] === null || cache.isOutdated(block)),
    );
    const open = page.blocks.filter(({ id }) => id === openBlockId);
    followClock(page.blocks, now);
    view?.show({
      page,
      pageCss: cache.pageCss(),
      blocks: page.blocks.map((block, index) =>
        toFrameBlock(block, index, hidden[index] ?? null, cache.get(block.id), current),
      ),
    });
    cache.update({
      blocks: [...open, ...shown],
      customCss: page.customCss,
      at: moment === null ? null : new Date(moment).toISOString(),
      day: dayAt(new Date(at), { timeZone }),
    });
    if (openBlockId === revealed) return;
    revealed = openBlockId;
    view?.reveal(openBlockId);
  };

  return {
    look(next: PreviewInput) {
      input = next;
      show();
    },
    /** @returns false where the frame is not the market's page */
    attach(frame: HTMLIFrameElement, onOpen: (id: string) => void): boolean {
      view = createFrameView(frame, (id) => {
        revealed = id; // it was pressed where it stands
        onOpen(id);
      });
      revealed = null;
      show();
      return view !== null;
    },
    stop: () => cache.stop(),
  };
};
