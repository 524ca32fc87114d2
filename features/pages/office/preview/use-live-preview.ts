import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Block } from "#features/pages/contract.ts";
import type { PageSource } from "../state/page-store.ts";
import { previewFetcher } from "./fetch-preview.ts";
import { createLivePreview } from "./live-preview.ts";

export type PreviewProps = Readonly<{
  country: string;
  source: PageSource;
  openBlockId: string | null;
  onOpen: (blockId: string) => void;
  timeZone: string;
  labelOf: (block: Block) => string;
}>;

const maxTimerMs = 2_147_483_647; // ms, what a browser takes

/**
 * Draws the open page into a frame and follows every change of it, once in each picture.
 * @param chosen a moment at which the page changes (epoch milliseconds); null follows the clock
 */
export const useLivePreview = (
  frame: RefObject<HTMLIFrameElement | null>,
  props: PreviewProps,
  chosen: number | null,
) => {
  const { country, source } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpened, setOpened] = useState(true);
  const [changes, setChanges] = useState<readonly number[]>([]);
  // A schedule that was changed takes its moment along.
  const moment = chosen !== null && changes.includes(chosen) ? chosen : null;
  const live = useMemo(
    () =>
      createLivePreview({
        fetchPreview: previewFetcher(country),
        onProblem: setProblem,
        onChanges: setChanges,
      }),
    [country],
  );
  const latest = useRef({ ...props, moment });
  const update = useCallback(
    () => live.look({ ...latest.current, page: latest.current.source.get() }),
    [live],
  );

  useEffect(() => {
    latest.current = { ...props, moment };
    update();
  });

  useEffect(() => {
    let picture = 0;
    const follow = () => {
      if (picture !== 0) return;
      picture = requestAnimationFrame(() => {
        picture = 0;
        update();
      });
    };
    const leave = source.subscribe(follow);
    return () => {
      leave();
      cancelAnimationFrame(picture);
    };
  }, [source, update]);

  // Blocks come and go by the clock while nothing is typed.
  useEffect(() => {
    const [next] = changes;
    if (next === undefined) return undefined;
    const timer = setInterval(update, Math.min(Math.max(next - Date.now(), 0), maxTimerMs));
    return () => clearInterval(timer);
  }, [changes, update]);

  useEffect(() => () => live.stop(), [live]);

  const attach = () => {
    if (!frame.current) return;
    setOpened(live.attach(frame.current, (id) => latest.current.onOpen(id)));
  };
  return {
    problem: isOpened ? problem : "The preview could not be opened.",
    changes,
    moment,
    attach,
  };
};
