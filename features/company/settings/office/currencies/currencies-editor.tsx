import "#design/office/form/fields.css";
import "./currencies.css";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getWeekOfRates } from "#features/company/settings/rates/calls.ts";
import { call } from "#platform/browser/call.ts";
import { useNow } from "#design/office/dates/use-now.ts";
import { Icon } from "#design/office/icons.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { toast } from "#design/office/toast.ts";
import type { Currencies } from "#features/company/settings/contract.ts";
import { rateDate } from "#features/company/settings/rules.ts";
import type { FetchedRates } from "#features/company/settings/currencies-contract.ts";
import { formatDate } from "#markets/format.ts";
import { valuesOf } from "../draft/setting-sheet.ts";
import type { LoadedSettings } from "../draft/settings-api.ts";
import { SettingsPage } from "../parts/settings-page.tsx";
import { currencyCodes, ratesIn, useCurrenciesDraft } from "./currencies-draft.ts";
import { CurrenciesSide } from "./currencies-side.tsx";
import { describeCurrencies } from "./describe-changes.ts";
import { FetchButton, FetchLock } from "./fetch-button.tsx";
import { MarketsTable } from "./markets-table.tsx";
import { isOldRate } from "./rate-age.tsx";
import { RatesTable } from "./rates-table.tsx";

const formatReason =
  "A new currency needs its format first: how its amounts are written in each market.";

const rateProblem = (rates: Currencies | null): string | null => {
  const wrong = currencyCodes.find(
    (currency) => rates && currency !== "EUR" && !(rates.rates[currency] > 0),
  );
  if (wrong) return `The rate of ${wrong} must be more than 0.`;
  const unset = currencyCodes.find(
    (currency) => currency !== "EUR" && rates?.byHand?.[currency] && rates.rates[currency] === 1,
  );
  return unset ? `Write the rate of ${unset} first.` : null;
};

const ageWarning = (rates: Currencies | null, now: number): string | null => {
  const old = currencyCodes.filter(
    (currency) => rates && currency !== "EUR" && isOldRate(rateDate(rates, currency), now),
  );
  if (old.length === 0) return null;
  return old.length === 1 ? `The rate of ${old[0]} is old` : `${old.length} rates are old`;
};

type CurrenciesEditorProps = Readonly<{ country: string; loaded: LoadedSettings }>;

/** Rates of all markets, and which market offers which currency. */
export const CurrenciesEditor = ({ country, loaded }: CurrenciesEditorProps) => {
  const { markets } = loaded;
  const { draft, setRate, setFollows, take, setAvailable } = useCurrenciesDraft(loaded);
  const [fetchProblem, setFetchProblem] = useState<string | null>(null);
  const now = useNow();
  const receive = (fetched: FetchedRates) => {
    take(fetched);
    toast.success(`The source’s rates of ${formatDate(fetched.date)} stand in the form.`);
  };
  const shown = markets.some(({ code }) => code === country) ? country : (markets[0]?.code ?? "");
  const rates = ratesIn(draft.edited, shown);
  const sheets = { edited: draft.edited, stored: valuesOf(draft.stored) };
  const weekAgo = useQuery({
    queryKey: ["rates-a-week-ago", shown],
    queryFn: () => call(getWeekOfRates, { country: shown }),
    retry: false,
  });
  return (
    <SettingsPage
      title="Currencies"
      place="Settings · all markets"
      country={shown}
      names={["currencies", "available_currencies"]}
      markets={markets}
      draft={draft}
      changes={describeCurrencies(sheets, markets, shown)}
      warning={ageWarning(rates, now)}
      lockReason={rateProblem(rates)}
      savedMessage="The currencies are saved."
      side={<CurrenciesSide country={shown} markets={markets} draft={draft} />}
    >
      <section className="settings-block" aria-labelledby="rates-title">
        <div className="settings-head">
          <h2 id="rates-title">Rates</h2>
          <FetchButton country={shown} onFetched={receive} onProblem={setFetchProblem} />
          <Button
            variant="default"
            leftSection={<Icon name="lock" />}
            aria-disabled
            onClick={() => toast.error(formatReason)}
          >
            Add a currency
          </Button>
        </div>
        <FetchLock country={shown} />
        <p className="field-hint">{formatReason}</p>
        {fetchProblem !== null && (
          <Note kind="refusal" title="Nothing was fetched.">
            {fetchProblem} The rates are as they were.
          </Note>
        )}
        {rates === null && (
          <Note kind="information" title="Prices are not converted.">
            Fetch rates, or:{" "}
            <Button size="compact-sm" variant="default" onClick={() => setFollows("GBP", false)}>
              Set them by hand
            </Button>
          </Note>
        )}
        <RatesTable
          rates={rates}
          stored={ratesIn(sheets.stored, shown)}
          weekAgo={weekAgo.data?.rates ?? null}
          onRate={setRate}
          onFollows={setFollows}
        />
      </section>
      <section className="settings-block" aria-labelledby="markets-title">
        <h2 id="markets-title">What each market shows</h2>
        <MarketsTable markets={markets} edited={draft.edited} onChange={setAvailable} />
        <p className="settings-quiet">
          The first one is what a visitor meets. A market always offers the money it is paid in:
          that box cannot be cleared.
        </p>
      </section>
    </SettingsPage>
  );
};
