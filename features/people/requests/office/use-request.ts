import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { toast } from "#design/office/toast.ts";
import { call, callVersioned } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";
import * as calls from "../desk/calls.ts";
import type { AnswerInput, DeclineInput, GiveInput, TakeBackInput } from "../desk/desk-contract.ts";

type Options = Readonly<{ country: string; id: string; refresh: () => Promise<unknown> }>;

/** A request and what staff do with it. What is refused is read again, and said. */
export const useRequest = ({ country, id, refresh }: Options) => {
  const [isBusy, setBusy] = useState(false);
  const query = useQuery({
    queryKey: ["request", country, id],
    queryFn: () => callVersioned(calls.getDeskRequest, { country, id }),
    retry: false,
  });
  const act = async (work: () => Promise<unknown>, done: string | (() => void)) => {
    setBusy(true);
    try {
      await work();
      if (typeof done === "string") toast.success(done);
      else done();
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "This did not work.");
    }
    await Promise.all([query.refetch(), refresh()]);
    setBusy(false);
  };
  const at = { country, id };
  const ifMatch = query.data?.version ?? null;
  const name = query.data?.body.name ?? "";
  const seats = query.data?.body.seats ?? 0;
  const takeBack = (body: TakeBackInput) =>
    act(() => call(calls.takeBackSeats, at, { body, ifMatch: null }), `Taken back from ${name}.`);
  const reopen = () =>
    act(
      () => call(calls.takeBackSeats, at, { body: { answer: null }, ifMatch: null }),
      `The request of ${name} is open again.`,
    );
  const declined = `Declined, and ${name} told.`;
  const given = `${counted(seats, "seat")} given to ${name}.`;
  return {
    ...query,
    takeBack,
    isBusy,
    handOn: (email: string | null) =>
      act(
        () => call(calls.handOnRequest, at, { body: { email }, ifMatch }),
        email === null ? "Nobody has it now." : "Handed on.",
      ),
    note: (text: string) =>
      act(() => call(calls.noteRequest, at, { body: { text }, ifMatch }), "Note added."),
    answer: (body: AnswerInput) =>
      act(() => call(calls.answerRequest, at, { body, ifMatch }), `Answered ${name}.`),
    decline: (body: DeclineInput) =>
      act(
        () => call(calls.declineRequest, at, { body, ifMatch }),
        () => toast.undo(declined, () => void reopen(), id),
      ),
    give: (body: GiveInput) =>
      act(
        () => call(calls.giveSeats, at, { body, ifMatch }),
        () => toast.undo(given, () => void takeBack({ answer: null }), id),
      ),
  };
};

export type RequestActs = ReturnType<typeof useRequest>;
