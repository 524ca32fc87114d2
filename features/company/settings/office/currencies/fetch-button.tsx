import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Icon } from "#design/office/icons.tsx";
import { toast } from "#design/office/toast.ts";
import type { FetchedRates, RatesSource } from "#features/company/settings/currencies-contract.ts";
import { fetchRates, getRatesSource } from "#features/company/settings/rates/calls.ts";
import { call } from "#platform/browser/call.ts";

/** Where rates come from; its host is null where no source is configured. */
const useRatesSource = (country: string): RatesSource | undefined =>
  useQuery({
    queryKey: ["rates-source", country],
    queryFn: () => call(getRatesSource, { country }),
  }).data;

const lockReason = "No source of exchange rates is configured (RATES_URL).";

/** Why rates cannot be fetched, where they cannot. */
export const FetchLock = ({ country }: Readonly<{ country: string }>) =>
  useRatesSource(country)?.host === null && (
    <p className="field-hint" id="rates-lock">
      {lockReason}
    </p>
  );

type FetchButtonProps = Readonly<{
  country: string;
  onFetched: (rates: FetchedRates) => void;
  /** Told why nothing came; null once something has come. */
  onProblem: (problem: string | null) => void;
}>;

/** Asks the source for today's rates, which then stand in the form and are not saved yet. */
export const FetchButton = ({ country, onFetched, onProblem }: FetchButtonProps) => {
  const [isBusy, setBusy] = useState(false);
  const source = useRatesSource(country);
  const isLocked = source?.host === null;
  const fetchNow = async () => {
    if (isLocked) return toast.error(lockReason);
    setBusy(true);
    try {
      onFetched(await call(fetchRates, { country }));
      onProblem(null);
    } catch (error) {
      onProblem(error instanceof Error ? error.message : "The server cannot be reached.");
    }
    setBusy(false);
  };
  return (
    <Button
      variant="default"
      leftSection={<Icon name={isLocked ? "lock" : "download"} />}
      aria-disabled={isLocked}
      aria-describedby={isLocked ? "rates-lock" : undefined}
      title={source?.host ? `From ${source.host}` : undefined}
      loading={isBusy}
      onClick={() => void fetchNow()}
    >
      Fetch now
    </Button>
  );
};
