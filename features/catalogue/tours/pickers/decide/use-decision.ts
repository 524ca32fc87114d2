import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { toast } from "#design/office/toast.ts";
import type {
  Decision,
  DecisionBody,
  FollowersBody,
} from "#features/catalogue/tours/consequences-contract.ts";
import {
  askToMoveAgain,
  decideTour,
  getTourDecision,
  undoTourDecision,
  writeToFollowers,
} from "#features/catalogue/tours/decide/calls.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { call } from "#platform/browser/call.ts";

export type DecisionEnds = Readonly<{
  onDecided: (tour: ListedTour) => void;
  /** Called when it is decided on another day. */
  onMoved: (tour: ListedTour) => void;
}>;

/** The ways to decide a departure as the server sees them, and what is done with them. */
export const useDecision = (country: string, id: string, { onDecided, onMoved }: DecisionEnds) => {
  const at = { country, id };
  const queryKey = ["tour-decision", country, id];
  const client = useQueryClient();
  const look = useQuery({
    queryKey,
    queryFn: () => call(getTourDecision, at),
    retry: false,
    gcTime: 0,
  });
  const ifMatch = look.data?.tour.version ?? null;
  // What is shown is of before: the facts are read again, and nothing is decided by itself.
  const onError = (error: Error) => {
    if (error instanceof ApiError && error.status !== 422) void look.refetch();
  };
  const decide = useMutation({
    mutationFn: (body: DecisionBody) => call(decideTour, at, { body, ifMatch }),
    onSuccess: onDecided,
    onError,
  });
  const show = (done: string) => (decision: Decision) => {
    client.setQueryData(queryKey, decision);
    toast.success(done);
  };
  const write = useMutation({
    mutationFn: (body: FollowersBody) => call(writeToFollowers, at, { body, ifMatch }),
    onSuccess: (decision, { isTest }) => {
      show(isTest ? "The test is on its way to you." : "Written.")(decision);
      if (decision.tour.version !== ifMatch) onMoved(decision.tour);
    },
    onError,
  });
  const moveAgain = useMutation({
    mutationFn: () => call(askToMoveAgain, at, { ifMatch }),
    onSuccess: show("Written again."),
    onError,
  });
  return {
    look,
    isBusy: decide.isPending || write.isPending || moveAgain.isPending,
    error: decide.error ?? write.error ?? moveAgain.error,
    decide: decide.mutate,
    write: write.mutate,
    moveAgain: () => moveAgain.mutate(),
  };
};

export type DecisionActs = ReturnType<typeof useDecision>;

/** Takes the last decision of a departure back. */
export const useUndo = (country: string, onUndone: (tour: ListedTour) => void) =>
  useMutation({
    mutationFn: ({ id, version }: ListedTour) =>
      call(undoTourDecision, { country, id }, { ifMatch: version }),
    onSuccess: onUndone,
  });
