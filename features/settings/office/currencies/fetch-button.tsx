import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Icon } from "#design/office/icons.tsx";
import { toast } from "#design/office/toast.ts";
import type { FetchedRates, RatesSource } from "#features/settings/currencies-contract.ts";
import { callApi } from "#platform/browser/call-api.ts";

type FetchButtonProps = Readonly<{
  country: string;
  onFetched: (rates: FetchedRates) => void;
  /** Told why nothing came; null once something has come. */
  onProblem: (problem: string | null) => void;
}>;

/** Asks the source for today's rates, which then stand in the form and are not saved yet. */
export const FetchButton = ({ country, onFetched, onProblem }: FetchButtonProps) => {
  const [isBusy, setBusy] = useState(false);
  const { data } = useQuery({
    queryKey: ["rates-source", country],
    queryFn: () => callApi<RatesSource>("GET", `${country}/settings/currencies/source`),
  });
  const lock =
    data?.host === null ? "No source of exchange rates is configured (RATES_URL)." : undefined;
  const fetchNow = async () => {
    if (lock !== undefined) return toast.error(lock);
    setBusy(true);
    try {
      const path = `${country}/settings/currencies/fetched`;
      onFetched(await callApi<FetchedRates>("GET", path));
      onProblem(null);
    } catch (error) {
      onProblem(error instanceof Error ? error.message : "The server cannot be reached.");
    }
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      leftSection={<Icon name={lock === undefined ? "download" : "lock"} />}
      aria-disabled={lock !== undefined}
      title={lock ?? (data?.host ? `From ${data.host}` : undefined)}
      loading={isBusy}
      onClick={() => void fetchNow()}
    >
      Fetch now
    </Button>
  );
};
