import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useRef } from "react";
import { focusedRowId, focusRow } from "#design/office/list/table/row-focus.ts";
import { useCommands } from "#design/office/palette/commands.tsx";
import type { Command } from "#design/office/palette/command.ts";
import { toast } from "#design/office/toast.ts";
import {
  type HideReason,
  hideReasons,
  type ListedReview,
  type ReviewDecision,
} from "#features/catalogue/reviews/contract.ts";
import { personalDataText } from "#features/catalogue/reviews/rules.ts";
import { type Decided, decide, takeBack } from "./decisions.ts";
import { reasonLabels } from "./reason-labels.ts";

const messageOf = (error: unknown): string =>
  error instanceof Error && !(error instanceof TypeError)
    ? error.message
    : "The server cannot be reached.";

/** What a review is hidden for unless somebody chooses: what is personal goes for that. */
export const usualReason = ({ marks }: Pick<ListedReview, "marks">): HideReason =>
  personalDataText(marks) === null ? "off-topic" : "personal-data";

/** The row behind another, or the one before the last: where the focus goes once a row has left. */
const neighbourOf = (id: string): string | null => {
  const ids = [...document.querySelectorAll<HTMLElement>("[data-row]")].map(
    (row) => row.dataset["row"] ?? "",
  );
  const index = ids.indexOf(id);
  return ids[index + 1] ?? ids[index - 1] ?? null;
};

export type Decisions = Readonly<{
  show: (review: ListedReview) => void;
  hide: (review: ListedReview, reason?: HideReason, note?: string) => void;
  /** Lets a decided review wait again. */
  reopen: (review: ListedReview) => void;
}>;

/** @param leave what happens to the panel when its review was decided */
export const useDecisions = (country: string, leave: (id: string) => void): Decisions => {
  const client = useQueryClient();
  const done = useRef<Decided[]>([]);
  const refresh = useCallback(async () => {
    await client.invalidateQueries({ queryKey: ["reviews", country] });
    await client.invalidateQueries({ queryKey: ["review", country] });
  }, [client, country]);
  const undo = useCallback(
    async (decided: Decided) => {
      done.current = done.current.filter((each) => each !== decided);
      try {
        await takeBack(country, decided);
        toast.success("Taken back.");
      } catch (error) {
        toast.error(messageOf(error));
      }
      await refresh();
    },
    [country, refresh],
  );
  const run = useCallback(
    async (review: ListedReview, decision: ReviewDecision) => {
      const next = neighbourOf(review.id);
      const hadFocus = focusedRowId() === review.id;
      try {
        const decided = await decide(country, review, decision, (each) => void undo(each));
        done.current = [...done.current, decided];
        leave(review.id);
      } catch (error) {
        toast.error(messageOf(error));
      }
      await refresh();
      if (hadFocus && next !== null) focusRow(document.body, next);
    },
    [country, leave, refresh, undo],
  );
  const undoCommands = useMemo<readonly Command[]>(
    () => [
      {
        id: "review-undo",
        label: "Take the last decision back",
        group: "Reviews",
        keys: "z",
        disabledReason: () => (done.current.length > 0 ? undefined : "Nothing was decided."),
        run: () => {
          const last = done.current.at(-1);
          if (last) void undo(last);
        },
      },
    ],
    [undo],
  );
  useCommands(undoCommands);
  return useMemo(
    () => ({
      show: (review) => void run(review, { state: "shown", reason: null, note: "" }),
      hide: (review, reason = usualReason(review), note = "") =>
        void run(review, { state: "hidden", reason, note }),
      reopen: (review) => void run(review, { state: "waiting", reason: null, note: "" }),
    }),
    [run],
  );
};

type KeyOptions = Readonly<{
  /** The review that a key is about; null where none is focused or open. */
  current: () => ListedReview | null;
  onShow: (review: ListedReview) => void;
  onHide: (review: ListedReview) => void;
  onReason: (review: ListedReview, reason: HideReason) => void;
}>;

type KeyCommand = Readonly<{
  id: string;
  label: string;
  keys: string;
  run: (options: KeyOptions, review: ListedReview) => void;
}>;

const keyCommands: readonly KeyCommand[] = [
  {
    id: "review-show",
    label: "Show the review",
    keys: "s",
    run: ({ onShow }, review) => onShow(review),
  },
  {
    id: "review-hide",
    label: "Hide the review",
    keys: "h",
    run: ({ onHide }, review) => onHide(review),
  },
  ...hideReasons.map((reason, index): KeyCommand => ({
    id: `review-reason-${reason}`,
    label: `Reason to hide it: ${reasonLabels[reason].toLowerCase()}`,
    keys: `${index + 1}`,
    run: ({ onReason }, review) => onReason(review, reason),
  })),
];

/** `S` shows, `H` hides for the reason that `1` to `4` choose. */
export const useDecisionKeys = (options: KeyOptions): void => {
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const commands = useMemo<readonly Command[]>(
    () =>
      keyCommands.map(({ run, ...command }) => ({
        ...command,
        group: "Reviews",
        disabledReason: () =>
          latest.current.current() === null ? "Go to a review first, with J and K." : undefined,
        run: () => {
          const review = latest.current.current();
          if (review) run(latest.current, review);
        },
      })),
    [],
  );
  useCommands(commands);
};
