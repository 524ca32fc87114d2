import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Block } from "#features/content/pages/contract.ts";
import { sessionRenewal } from "#platform/browser/session/session-renewal.ts";
import type { PageSource } from "../state/page-store.ts";
import { previewFetcher } from "./fetch-preview.ts";
import { createLivePreview } from "./live-preview.ts";
import type { PreviewCacheOptions } from "./preview-cache.ts";
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
const idleTimeoutMs = 500; // even a browser that is never idle shows the page
const maxTimerMs = 2_147_483_647; // browsers accept no longer delay

/**
 * Runs between two keys rather than in the way of the next. Safari knows no idle moments: there it
 * runs at once.
 * @returns calls it off
 */
const whenQuiet = (run: () => void): (() => void) => {
  if (!("requestIdleCallback" in globalThis)) {
    run();
    return () => undefined;
  }
  const handle = requestIdleCallback(run, { timeout: idleTimeoutMs });
  return () => cancelIdleCallback(handle);
};

/** Blocks arrive between two keys too. */
const quietFetcher = (country: string): PreviewCacheOptions["fetchPreview"] => {
  const fetchPreview = previewFetcher(country);
  return async (request, signal) => {
    const response = await fetchPreview(request, signal);
    await new Promise<void>((resolve) => whenQuiet(resolve));
    return response;
  };
};

/** @param retry called when a connection or a session is there again */
const onMended = (retry: () => void): (() => void) => {
  const unwatch = sessionRenewal.watch(() => {
    if (sessionRenewal.state() === "fine") retry();
  });
  globalThis.addEventListener("online", retry);
  return () => {
    unwatch();
    globalThis.removeEventListener("online", retry);
  };
};

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
        fetchPreview: quietFetcher(country),
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
    let callOff = () => {};
    const scheduleUpdate = () => {
      const now = performance.now();
      latestAt = Math.min(latestAt, now + maxWaitMs);
      clearTimeout(timer);
      timer = setTimeout(
        () => {
          latestAt = Infinity;
          callOff();
          callOff = whenQuiet(update);
        },
        Math.max(0, Math.min(pauseMs, latestAt - now)),
      );
    };
    const unsubscribe = source.subscribe(scheduleUpdate);
    return () => {
      unsubscribe();
      clearTimeout(timer);
      callOff();
    };
  }, [source, update]);

  // Blocks appear and disappear with time even when nothing is edited.
  useEffect(() => {
    const [next] = changes;
    if (next === undefined) return undefined;
    const timer = setInterval(update, Math.min(Math.max(next - Date.now(), 0), maxTimerMs));
    return () => clearInterval(timer);
  }, [changes, update]);

  useEffect(() => onMended(preview.retry), [preview]);
  useEffect(() => () => preview.stop(), [preview]);

  const attach = () => {
    if (!frame.current) return;
    setAttached(preview.attach(frame.current, (id) => latest.current.onOpen(id), props.texts));
    preview.retry(); // the frame is loaded again by whom a failure bothers
  };
  return {
    problem: isAttached ? problem : "The preview could not be opened.",
    changes,
    attach,
  };
};
