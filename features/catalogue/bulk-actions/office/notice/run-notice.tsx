import { Button } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { type NavigateFunction, useLocation, useNavigate } from "react-router";
import type { BulkRun } from "#features/catalogue/bulk-actions/contract.ts";
import { actionText } from "#features/catalogue/bulk-actions/parts/action-words.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { readRun } from "../bulk-api.ts";
import { countOf, hasEnded } from "../run/run-words.ts";
import { forgetRun, type WatchedRun, watchedRuns } from "./watched-runs.ts";

const pollMs = 4000;

const resultText = (run: BulkRun): string => {
  const failed = countOf(run, "failed");
  const { undone } = run.counts;
  if (undone > 0) return `${undone} put back${failed > 0 ? `, ${failed} not` : ""}.`;
  return `${countOf(run, "changed")} changed${failed > 0 ? `, ${failed} not` : ""}.`;
};

/** Where somebody looks at a run: only administrators have the screen of bulk actions. */
const pathOf = (id: string, isAdmin: boolean): string =>
  isAdmin ? `/settings/bulk-actions?run=${id}` : `/travels?list=departures&run=${id}`;

type Reader = Readonly<{ isAdmin: boolean; navigate: NavigateFunction }>;

const tell = ({ country, id }: WatchedRun, run: BulkRun, { isAdmin, navigate }: Reader): void => {
  const market = marketByApiCountry(country);
  if (!market) return;
  const notificationId = `bulk-run-${id}`;
  const open = () => {
    notifications.hide(notificationId);
    void navigate(pathOf(id, isAdmin));
  };
  notifications.show({
    id: notificationId,
    color: countOf(run, "failed") > 0 ? "orange" : "spruce",
    autoClose: false,
    closeButtonProps: { "aria-label": "Dismiss" },
    title: `Bulk action ${run.state === "done" ? "done" : "stopped"}: ${actionText(run.action, market, run.coordinator)}`,
    message: (
      <>
        <p>{`${market.label}: ${resultText(run)}`}</p>
        <Button size="compact-sm" variant="default" onClick={open}>
          Show it
        </Button>
      </>
    ),
  });
};

/** Null while it goes on, or while the server does not answer. */
const endOf = async (watched: WatchedRun): Promise<BulkRun | "gone" | null> => {
  try {
    const run = await readRun(watched.country, watched.id);
    return hasEnded(run) ? run : null;
  } catch (error) {
    return error instanceof ApiError && [403, 404].includes(error.status) ? "gone" : null;
  }
};

export type RunNoticeProps = Readonly<{ country: string; isAdmin: boolean }>;

/** Tells who has begun a bulk action of its end, wherever in the staff app they are meanwhile. */
export const RunNotice = ({ country, isAdmin }: RunNoticeProps) => {
  const text = useSyncExternalStore(watchedRuns.subscribe, watchedRuns.snapshot);
  const runs = useMemo(
    () => watchedRuns.parse(text).filter((run) => run.country === country),
    [text, country],
  );
  const navigate = useNavigate();
  const { search } = useLocation();
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = new URLSearchParams(search).get("run");
  }, [search]);
  useEffect(() => {
    if (runs.length === 0) return undefined;
    const look = async () => {
      if (document.hidden) return;
      for (const watched of runs) {
        const end = await endOf(watched);
        if (end === null) continue;
        forgetRun(watched);
        if (end !== "gone" && shown.current !== watched.id)
          tell(watched, end, { isAdmin, navigate });
      }
    };
    const timer = setInterval(() => void look(), pollMs);
    return () => clearInterval(timer);
  }, [runs, isAdmin, navigate]);
  return null;
};
