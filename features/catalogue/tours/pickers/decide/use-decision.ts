import { useMutation, useQuery } from "@tanstack/react-query";
import type { DecisionBody } from "#features/catalogue/tours/consequences-contract.ts";
import {
  decideTour,
  getTourDecision,
  undoTourDecision,
} from "#features/catalogue/tours/decide/calls.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { call } from "#platform/browser/call.ts";

/** The ways to decide a departure as the server sees them, and the decision itself. */
export const useDecision = (country: string, id: string, onDecided: (tour: ListedTour) => void) => {
  const look = useQuery({
    queryKey: ["tour-decision", country, id],
    queryFn: () => call(getTourDecision, { country, id }),
    retry: false,
    gcTime: 0,
  });
  const decide = useMutation({
    mutationFn: (input: DecisionBody) => {
      const version = look.data?.tour.version ?? null;
      return call(decideTour, { country, id }, { body: input, ifMatch: version });
    },
    onSuccess: onDecided,
    // What is shown is of before: the facts are read again, and nothing is decided by itself.
    onError: (error) => {
      if (error instanceof ApiError && error.status !== 422) void look.refetch();
    },
  });
  return { look, decide };
};

/** Takes the last decision of a departure back. */
export const useUndo = (country: string, onUndone: (tour: ListedTour) => void) =>
  useMutation({
    mutationFn: ({ id, version }: ListedTour) =>
      call(undoTourDecision, { country, id }, { ifMatch: version }),
    onSuccess: onUndone,
  });
