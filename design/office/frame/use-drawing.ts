import { useEffect, useState } from "react";
import { apiUrl } from "#platform/browser/api-base.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { backgroundFetch } from "#platform/browser/session/session-renewal.ts";

/** What is drawn by the server. The object stays the same while the same page is drawn. */
export type DrawingSource = Readonly<{
  /** Below `/api/`. */
  path: string;
  bodyOf: () => object;
  subscribe: (listener: () => void) => () => void;
}>;

const pauseMs = 150; // a key must not wait for the drawing of the one before
const maxWaitMs = 1000; // who types without a pause sees the page all the same

/** No sign-in dialog interrupts the typing. */
const fetchDrawing = async ({ path, bodyOf }: DrawingSource): Promise<string> => {
  const response = await backgroundFetch(apiUrl(path), {
    method: "POST",
    headers: { accept: "application/json", "content-type": "application/json" },
    body: JSON.stringify(bodyOf()),
  });
  if (!response.ok) throw new ApiError(response.status, await response.json().catch(() => ({})));
  const { html } = (await response.json()) as Readonly<{ html: string }>;
  return html;
};

/** Asks for one drawing at a time; what is typed meanwhile is drawn next. */
const createDrawer = (
  source: DrawingSource,
  onAnswer: (html: string | null, problem: string | null) => void,
) => {
  let isStopped = false;
  let isBusy = false;
  let isOutdated = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let latestAt = Infinity;
  const draw = async () => {
    if (isBusy) {
      isOutdated = true;
      return;
    }
    isBusy = true;
    isOutdated = false;
    try {
      const html = await fetchDrawing(source);
      if (!isStopped) onAnswer(html, null);
    } catch (error) {
      if (!isStopped) onAnswer(null, error instanceof Error ? error.message : "It failed.");
    }
    isBusy = false;
    if (isOutdated && !isStopped) void draw();
  };
  const plan = () => {
    const now = performance.now();
    latestAt = Math.min(latestAt, now + maxWaitMs);
    clearTimeout(timer);
    timer = setTimeout(
      () => {
        latestAt = Infinity;
        void draw();
      },
      Math.max(0, Math.min(pauseMs, latestAt - now)),
    );
  };
  const unsubscribe = source.subscribe(plan);
  void draw();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    unsubscribe();
  };
};

/** A page of a draft as the site draws it, anew in pauses of the typing. */
export const useDrawing = (source: DrawingSource) => {
  const [html, setHtml] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(
    () =>
      createDrawer(source, (drawn, failure) => {
        if (drawn !== null) setHtml(drawn);
        setProblem(failure);
      }),
    [source],
  );
  return { html, problem };
};
