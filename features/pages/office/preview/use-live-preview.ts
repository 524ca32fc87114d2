import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Block, PageInput } from "#features/pages/contract.ts";
import type { PreviewAnswer } from "#features/pages/preview-contract.ts";
import { call } from "../calls.ts";
import { changesAfter } from "../moments.ts";
import { createLivePreview } from "./live-preview.ts";

/** What a panel may know of the open page. */
export type PageSource = Readonly<{
  get: () => PageInput;
  subscribe: (listener: () => void) => () => void;
}>;

export type PreviewProps = Readonly<{
  country: string;
  source: PageSource;
  openBlockId: string | null;
  onOpen: (blockId: string) => void;
  timeZone: string;
  labelOf: (block: Block) => string;
}>;

const longestTimer = 2_147_483_647; // ms, what a browser takes

/**
 * Draws the open page into a frame and follows every change of it, once in each picture.
 * @param moment epoch milliseconds; null follows the clock
 */
export const useLivePreview = (
  frame: RefObject<HTMLIFrameElement | null>,
  props: PreviewProps,
  moment: number | null,
) => {
  const { country, source } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const [isOpened, setOpened] = useState(true);
  const live = useMemo(
    () =>
      createLivePreview({
        ask: (request, signal) =>
          call<PreviewAnswer>("POST", `${country}/preview`, request, {}, signal),
        onProblem: setProblem,
      }),
    [country],
  );
  const latest = useRef({ ...props, moment });
  const look = useCallback(
    () => live.look({ ...latest.current, page: latest.current.source.get() }),
    [live],
  );

  useEffect(() => {
    latest.current = { ...props, moment };
    look();
  });

  useEffect(() => {
    let picture = 0;
    const follow = () => {
      if (picture !== 0) return;
      picture = requestAnimationFrame(() => {
        picture = 0;
        look();
      });
    };
    const leave = source.subscribe(follow);
    return () => {
      leave();
      cancelAnimationFrame(picture);
    };
  }, [source, look]);

  // Whoever looks at the present sees blocks come and go while nothing is typed.
  useEffect(() => {
    if (moment !== null) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const [next] = changesAfter(source.get().blocks, Date.now());
      timer = setTimeout(
        () => {
          look();
          wait();
        },
        Math.min(next === undefined ? longestTimer : next - Date.now(), longestTimer),
      );
    };
    wait();
    const leave = source.subscribe(() => {
      clearTimeout(timer);
      wait();
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [moment, source, look]);

  useEffect(() => () => live.stop(), [live]);

  const attach = () => {
    if (!frame.current) return;
    setOpened(live.attach(frame.current, (id) => latest.current.onOpen(id)));
  };
  return { problem: isOpened ? problem : "The preview could not be opened.", attach };
};
