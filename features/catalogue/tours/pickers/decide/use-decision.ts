import { useMutation, useQuery } from "@tanstack/react-query";
import type { Decision, DecisionBody } from "#features/catalogue/tours/consequences-contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import { ApiError, callApi, ifMatch } from "#platform/browser/call-api.ts";

const pathOf = (country: string, id: string): string => `${country}/tours/${id}/decision`;

/** The ways to decide a departure as the server sees them, and the decision itself. */
export const useDecision = (country: string, id: string, onDecided: (tour: ListedTour) => void) => {
  const look = useQuery({
    queryKey: ["tour-decision", country, id],
    queryFn: () => callApi<Decision>("GET", pathOf(country, id)),
    retry: false,
    gcTime: 0,
  });
  const decide = useMutation({
    mutationFn: (input: DecisionBody) => {
      const version = look.data?.tour.version ?? null;
      return callApi<ListedTour>("POST", pathOf(country, id), input, ifMatch(version));
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
      callApi<ListedTour>("DELETE", pathOf(country, id), undefined, ifMatch(version)),
    onSuccess: onUndone,
  });
