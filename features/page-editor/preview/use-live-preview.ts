import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Block } from "#features/pages/contract.ts";
import type { PageSource } from "../state/page-store.ts";
import { previewFetcher } from "./fetch-preview.ts";
import { createLivePreview } from "./live-preview.ts";
import type { TextFields } from "./texts/text-fields.ts";

export type PreviewProps = Readonly<{
  country: string;
  source: PageSource;
  openBlockId: string | null;
  onOpen: (blockId: string) => void;
  timeZone: string;
  labelOf: (block: Block) => string;
  /** Null when texts are only shown. The same object while the preview is open. */
  texts: TextFields | null;
}>;

const pauseMs = 150; // a key must not wait for the preview of the one before
const maxWaitMs = 1000; // who types without a pause sees the page all the same
const maxTimerMs = 2_147_483_647; // browsers accept no longer delay

/**
 * Renders the open page into a frame and updates the frame in pauses of the typing.
 * @param moment the moment at which the user wants to see the page (epoch milliseconds); null means
 * the present moment
 */
export const useLivePreview = (
  frame: RefObject<HTMLIFrameElement | null>,
  props: PreviewProps,
  moment: number | null,
) => {
  const { country, source } = props;
  const [problem, setProblem] = useState<string | null>(null);
  const [isAttached, setAttached] = useState(true);
  const [changes, setChanges] = useState<readonly number[]>([]);
  const preview = useMemo(
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
    () => preview.update({ ...latest.current, page: latest.current.source.get() }),
    [preview],
  );

  useEffect(() => {
    latest.current = { ...props, moment };
    update();
  });

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let latestAt = Infinity;
    const scheduleUpdate = () => {
      const now = performance.now();
      latestAt = Math.min(latestAt, now + maxWaitMs);
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          latestAt = Infinity;
          update();
        },
        Math.max(0, Math.min(pauseMs, latestAt - now)),
      );
    };
    const unsubscribe = source.subscribe(scheduleUpdate);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [source, update]);

  // Blocks appear and disappear with time even when nothing is edited.
  useEffect(() => {
    const [next] = changes;
    if (next === undefined) return undefined;
    const timer = setInterval(update, Math.min(Math.max(next - Date.now(), 0), maxTimerMs));
    return () => clearInterval(timer);
  }, [changes, update]);

  useEffect(() => () => preview.stop(), [preview]);

  const attach = () => {
    if (!frame.current) return;
    setAttached(preview.attach(frame.current, (id) => latest.current.onOpen(id), props.texts));
  };
  return {
    problem: isAttached ? problem : "The preview could not be opened.",
    changes,
    attach,
  };
};
