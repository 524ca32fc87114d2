import { useQuery } from "@tanstack/react-query";
import { createContext } from "react";
import type { ChoiceCount } from "#features/content/forms/submission-contract.ts";
import { countChoices } from "#features/content/forms/submissions/calls.ts";
import { call } from "#platform/browser/call.ts";

/** How often each choice was chosen, by its id. */
export type ChoiceCounts = ReadonlyMap<string, number>;

export const ChoiceCountsContext = createContext<ChoiceCounts>(new Map());

const toCounts = (counts: readonly ChoiceCount[]): ChoiceCounts =>
  new Map(counts.map(({ choice, count }) => [choice, count]));

const none: ChoiceCounts = new Map();

/** @param id null for a new form, which nobody has sent */
export const useChoiceCounts = (country: string, id: string | null): ChoiceCounts => {
  const { data } = useQuery({
    // Under the list's name, so that both are read again together.
    queryKey: ["submissions", country, "choices", id],
    queryFn: () => call(countChoices, { country, id: id ?? "" }),
    select: toCounts,
    enabled: id !== null,
    retry: false,
  });
  return data ?? none;
};
