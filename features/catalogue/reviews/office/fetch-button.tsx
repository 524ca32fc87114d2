import { Button } from "@mantine/core";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatExact } from "#design/office/dates/format-moment.ts";
import { Icon } from "#design/office/icons.tsx";
import { toast } from "#design/office/toast.ts";
import type { ReviewFetch, ReviewOverview } from "#features/catalogue/reviews/contract.ts";
import { reviewApi } from "./review-api.ts";

const pollMs = 500;
/** A fetch that takes longer goes on in the background. */
const polls = 60;

const outcomeText = ({ added, refused, problem }: ReviewFetch): string => {
  if (problem !== null) return problem;
  const addedText =
    added === 0 ? "Nothing new." : `${added} new ${added === 1 ? "review" : "reviews"}.`;
  return refused === 0 ? addedText : `${addedText} ${refused} could not be taken.`;
};

export const useOverview = (country: string) =>
  useQuery<ReviewOverview, Error>({
    queryKey: ["reviews", country, "overview"],
    queryFn: () => reviewApi(country).overview(),
    retry: false,
  });

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Asks for new reviews. @returns how it went; null while it goes on @throws ApiError */
const fetchReviews = async (
  country: string,
  lastAt: string | null,
): Promise<ReviewFetch | null> => {
  const api = reviewApi(country);
  await api.fetch();
  for (let poll = 0; poll < polls; poll += 1) {
    await wait(pollMs);
    const { last } = (await api.overview()).fetch;
    if (last !== null && last.at !== lastAt) return last;
  }
  return null;
};

const announce = (outcome: ReviewFetch | null): void => {
  if (outcome === null) toast.success("It goes on in the background.");
  else if (outcome.problem === null) toast.success(outcomeText(outcome));
  else toast.error(outcomeText(outcome));
};

const hintOf = ({ fetch: { lock, last } }: ReviewOverview): string | undefined => {
  if (lock !== null) return lock;
  return last ? `Last on ${formatExact(last.at)}: ${outcomeText(last)}` : undefined;
};

const everyTexts: Readonly<Record<number, string>> = {
  0: "Nobody asks for new ones but by hand.",
  1: "every hour",
  6: "every six hours",
  24: "once a day",
};

const nextText = ({ everyHours, next }: ReviewOverview["fetch"], now: number): string => {
  const every = everyTexts[everyHours] ?? `every ${everyHours} hours`;
  if (next === null) return everyHours === 0 ? every : "";
  const when = Date.parse(next) <= now ? "in the next minutes" : `on ${formatExact(next)}`;
  return `Next by itself ${when}, ${every}.`;
};

/** When reviews were fetched last, how that went, and when it is done again. */
export const FetchNote = ({ country }: { country: string }) => {
  const { data, dataUpdatedAt } = useOverview(country);
  if (!data) return null;
  const { lock, last } = data.fetch;
  const lastText = last
    ? `Fetched on ${formatExact(last.at)}: ${outcomeText(last)}`
    : "Nothing was fetched yet.";
  return (
    <p
      className="content-quiet review-fetch"
      data-problem={(last !== null && last.problem !== null) || undefined}
    >
      {[lastText, lock ?? nextText(data.fetch, dataUpdatedAt)].join(" ")}
    </p>
  );
};

/** Asks the provider for new reviews, and says what came. */
export const FetchButton = ({ country }: { country: string }) => {
  const client = useQueryClient();
  const [isFetching, setFetching] = useState(false);
  const { data } = useOverview(country);
  const isLocked = !data || data.fetch.lock !== null;
  const start = async () => {
    setFetching(true);
    try {
      announce(await fetchReviews(country, data?.fetch.last?.at ?? null));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "This did not work.");
    }
    await client.invalidateQueries({ queryKey: ["reviews", country] });
    setFetching(false);
  };
  return (
    <Button
      className="list-top-action"
      variant="default"
      leftSection={<Icon name={data && isLocked ? "lock" : "download"} />}
      loading={isFetching}
      aria-disabled={isLocked}
      data-disabled={isLocked || undefined}
      title={data && hintOf(data)}
      onClick={() => !isLocked && void start()}
    >
      <span className="list-top-action-text">Fetch new ones</span>
    </Button>
  );
};
