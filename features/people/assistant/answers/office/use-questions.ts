import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#design/office/toast.ts";
import { call } from "#platform/browser/call.ts";
import * as calls from "../desk/calls.ts";
import type { DeskHandOver, HandOverAnswer } from "../desk/desk-contract.ts";

/** What visitors asked, and what staff do about it. What is refused is said, and read again. */
export const useQuestions = (country: string) => {
  const [isBusy, setBusy] = useState(false);
  const query = useQuery({
    queryKey: ["questions", country],
    queryFn: () => call(calls.getQuestions, { country }),
    retry: false,
  });
  const act = async (work: () => Promise<unknown>, done: string) => {
    setBusy(true);
    try {
      await work();
      toast.success(done);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "This did not work.");
    }
    await query.refetch();
    setBusy(false);
  };
  return {
    ...query,
    isBusy,
    own: ({ id, version }: DeskHandOver, email: string | null) =>
      act(
        () => call(calls.ownHandOver, { country, id }, { body: { email }, ifMatch: version }),
        email === null ? "Nobody has it now." : "Taken.",
      ),
    answer: ({ id, version }: DeskHandOver, body: HandOverAnswer) =>
      act(
        () => call(calls.answerHandOver, { country, id }, { body, ifMatch: version }),
        "Answered by mail.",
      ),
    leave: (key: string, reason: string) =>
      act(
        () => call(calls.leaveQuestions, { country }, { body: { key, reason } }),
        "Left as it is.",
      ),
  };
};

export type QuestionActs = ReturnType<typeof useQuestions>;
