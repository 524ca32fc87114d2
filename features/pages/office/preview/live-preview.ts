import type { Block, PageInput } from "#features/pages/contract.ts";
import { dayAt } from "#markets/format.ts";
import { visibilityChangesAfter, hiddenReason } from "../dates/visibility.ts";
import { createPreviewCache, type PreviewCacheOptions } from "./preview-cache.ts";
import { createFrameView, type FrameView } from "./frame-view.ts";
import type { FrameBlock } from "./frame-block.ts";

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

  const noteOn = (why: string | null, moment: number | null, id: string) => {
    const drawing = cache.get(id);
    if (why !== null) return `hidden ${moment === null ? "now" : "then"}: ${why}`;
    if (drawing?.problem) return `visitors do not see it. ${drawing.problem}`;
    return drawing?.html === "" ? "nothing to show" : null;
  };

  const show = () => {
    if (!input) return;
    const { page, openBlockId, moment, timeZone, labelOf } = input;
    const now = Date.now();
    const at = moment ?? now;
    const needed: Block[] = [];
    const blocks = page.blocks.map((block, index): FrameBlock => {
      const { id } = block;
      const why = hiddenReason(block, { moment: at, timeZone, now, endOf });
      const isOpen = id === openBlockId;
      if (isOpen) needed.unshift(block);
      // Its own end may be what hides it, so a hidden one is asked for too when it changes.
      else if (why === null || cache.isOutdated(block)) needed.push(block);
      const drawing = cache.get(id);
      return {
        id,
        name: `${labelOf(block)}, block ${index + 1}`,
        html: drawing?.html ?? "",
        css: drawing?.css ?? "",
        note: noteOn(why, moment, id),
        isWrong: why === null && Boolean(drawing?.problem),
        isVisible: why === null || isOpen,
        isOpen,
      };
    });
    followClock(page.blocks, now);
    view?.show({ page, pageCss: cache.pageCss(), blocks });
    cache.update({
      blocks: needed,
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
