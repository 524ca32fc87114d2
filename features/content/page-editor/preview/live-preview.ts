import type { Block, PageInput } from "#features/content/pages/contract.ts";
import type { RenderedBlock } from "#features/content/pages/preview-contract.ts";
import { dayAt } from "#markets/format.ts";
import { visibilityChangesAfter, hiddenReason } from "../schedule/visibility.ts";
import { createPreviewCache, type PreviewCacheOptions } from "./preview-cache.ts";
import { createPreviewFrame, type PreviewFrame } from "./frame/preview-frame.ts";
import type { FrameBlock } from "./frame/frame-block.ts";
import type { TextFields } from "./texts/text-fields.ts";

export type PreviewInput = Readonly<{
  page: PageInput;
  openBlockId: string | null;
  /** The moment to show, in epoch milliseconds; null means the present moment. */
  moment: number | null;
  timeZone: string;
  labelOf: (block: Block) => string;
  /** Null when texts are only shown. */
  texts: TextFields | null;
}>;

type LivePreviewOptions = Pick<PreviewCacheOptions, "fetchPreview"> &
  Readonly<{
    onProblem: (problem: string | null) => void;
    /**
     * Called when the future moments at which a block appears or disappears have changed. The
     * moments are epoch milliseconds.
     */
    onChanges: (publishedChanges: readonly number[]) => void;
  }>;

const noteFor = (
  hiddenBecause: string | null,
  rendered: RenderedBlock | undefined,
  moment: number | null,
): string | null => {
  if (hiddenBecause !== null) return `hidden ${moment === null ? "now" : "then"}: ${hiddenBecause}`;
  if (rendered?.problem) return `visitors do not see it. ${rendered.problem}`;
  if (rendered?.html === "") return rendered.hint ?? "nothing to show";
  return rendered?.hint ?? null;
};

/** @param hiddenBecause null when visitors see the block */
const toFrameBlock = (
  block: Block,
  index: number,
  hiddenBecause: string | null,
  rendered: RenderedBlock | undefined,
  { openBlockId, moment, labelOf, texts }: PreviewInput,
): FrameBlock => {
  const isOpen = block.id === openBlockId;
  return {
    id: block.id,
    name: `${labelOf(block)}, block ${index + 1}`,
    html: rendered?.html ?? "",
    css: rendered?.css ?? "",
    note: noteFor(hiddenBecause, rendered, moment),
    hasError: hiddenBecause === null && Boolean(rendered?.problem),
    isVisible: hiddenBecause === null || isOpen,
    isOpen,
    isReadOnly: texts?.isReadOnly(block.id) ?? true,
  };
};

/** The open block comes first. */
const blocksToRender = (
  { page, openBlockId }: PreviewInput,
  hiddenBecause: readonly unknown[],
  isOutdated: (block: Block) => boolean,
): readonly Block[] => [
  ...page.blocks.filter(({ id }) => id === openBlockId),
  ...page.blocks.filter(
    // A hidden block that changed is requested too, because its new content may expire later.
    (block, index) =>
      block.id !== openBlockId && (hiddenBecause[index] === null || isOutdated(block)),
  ),
];

/**
 * Epoch milliseconds; Infinity for content that never expires. Only the server knows when a block's
 * content expires; the server sends that with the rendered block.
 */
const expiryOfRendered = (rendered: RenderedBlock | undefined): number => {
  const end = rendered?.endsAt ?? null;
  return end === null ? Infinity : Date.parse(end);
};

export const createLivePreview = ({ fetchPreview, onProblem, onChanges }: LivePreviewOptions) => {
  let view: PreviewFrame | null = null;
  let input: PreviewInput | null = null;
  let revealedId: string | null = null;
  let publishedChanges = "";

  const cache = createPreviewCache({
    fetchPreview,
    onChange(problem) {
      onProblem(problem);
      show();
    },
  });

  const expiryOf = ({ id }: Block): number => expiryOfRendered(cache.get(id));

  const publishChanges = (blocks: readonly Block[], now: number) => {
    const next = visibilityChangesAfter(blocks, now, expiryOf);
    if (next.join() === publishedChanges) return;
    publishedChanges = next.join();
    onChanges(next);
  };

  const show = () => {
    if (!input) return;
    const current = input;
    const { page, openBlockId, moment, timeZone } = current;
    const now = Date.now();
    const at = moment ?? now;
    const hiddenBecause = page.blocks.map((block) =>
      hiddenReason(block, { moment: at, timeZone, now, expiryOf }),
    );
    publishChanges(page.blocks, now);
    view?.show({
      page,
      pageCss: cache.pageCss(),
      blocks: page.blocks.map((block, index) =>
        toFrameBlock(block, index, hiddenBecause[index] ?? null, cache.get(block.id), current),
      ),
    });
    cache.update({
      blocks: blocksToRender(current, hiddenBecause, cache.isOutdated),
      customCss: page.customCss,
      routingKey: page.routingKey,
      owner: page.owner,
      at: moment === null ? null : new Date(moment).toISOString(),
      day: dayAt(new Date(at), { timeZone }),
    });
    if (openBlockId === revealedId) return;
    revealedId = openBlockId;
    view?.reveal(openBlockId);
  };

  return {
    update(next: PreviewInput) {
      input = next;
      show();
    },
    /** @returns false when the frame's document is not the market's preview page */
    attach(
      frame: HTMLIFrameElement,
      onOpen: (id: string) => void,
      texts: TextFields | null,
    ): boolean {
      view = createPreviewFrame(frame, onOpen, texts, (id) => {
        revealedId = id; // already in view, since it was clicked
      });
      revealedId = null;
      show();
      return view !== null;
    },
    retry: () => cache.retry(),
    stop: () => cache.stop(),
  };
};
