import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#design/office/toast.ts";
import { call } from "#platform/browser/call.ts";
import * as calls from "../lexicon/calls.ts";
import type { AddedWord, UnreadGroup, WordInput } from "../lexicon/lexicon-contract.ts";

/** What the search did not understand, and what staff teach it. What is refused is said, and read again. */
export const useSentences = (country: string) => {
  const [isBusy, setBusy] = useState(false);
  const query = useQuery({
    queryKey: ["sentences", country],
    queryFn: () => call(calls.getSentences, { country }),
    retry: false,
  });
  const act = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    let isDone = true;
    try {
      await work();
      toast.success(done);
    } catch (error) {
      isDone = false;
      toast.error(error instanceof Error ? error.message : "This did not work.");
    }
    await query.refetch();
    setBusy(false);
    return isDone;
  };
  return {
    ...query,
    isBusy,
    add: (body: WordInput) =>
      act(
        () => call(calls.addWord, { country }, { body }),
        `The search reads “${body.words}” now.`,
      ),
    remove: ({ id, words }: AddedWord) =>
      act(() => call(calls.removeWord, { country, id }), `“${words}” is taken out.`),
    leave: (key: string, reason: string) =>
      act(() => call(calls.leaveWords, { country }, { body: { key, reason } }), "Left as it is."),
  };
};

export type SentenceActs = ReturnType<typeof useSentences>;

/** Whether nobody has mended or left a group of sentences yet. */
export const isWaiting = ({ isMended, leftReason }: UnreadGroup): boolean =>
  !isMended && leftReason === null;

/** How many groups of sentences wait for somebody; 0 until it is known. */
export const useWaitingSentences = (country: string): number => {
  const { data } = useSentences(country);
  return data?.groups.filter(isWaiting).length ?? 0;
};
