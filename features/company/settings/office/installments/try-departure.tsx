import { NativeSelect } from "@mantine/core";
import { useState } from "react";
import type { TriedDeparture } from "#features/company/settings/installments-contract.ts";
import { formatMoney } from "#markets/format.ts";
import { marketByApiCountry } from "#markets/markets.ts";

type TryDepartureProps = Readonly<{
  country: string;
  departures: readonly TriedDeparture[];
}>;

const dayOf = (day: string): string => day.split("-").toReversed().join("/");

/** What visitors read on the page of a departure, and how much they would pay each time. */
export const TryDeparture = ({ country, departures }: TryDepartureProps) => {
  const [chosenId, setChosenId] = useState<string | null>(null);
  const market = marketByApiCountry(country);
  const chosen =
    departures.find(({ id }) => id === chosenId) ??
    departures.find(({ text }) => text !== null) ??
    departures[0];
  if (!market || !chosen)
    return <p className="settings-side-quiet">No departure of this market is published.</p>;
  const write = (cents: number) =>
    formatMoney(cents, market.currency, { precision: cents % 100 === 0 ? 0 : 2 });
  return (
    <section className="settings-block" aria-label="Try it on a departure">
      <NativeSelect
        label="Try it on a departure"
        value={chosen.id}
        data={departures.map(({ id, name, departureDate, cents }) => ({
          value: id,
          label: `${write(cents)}, ${dayOf(departureDate)}, ${name}`,
        }))}
        onChange={(event) => setChosenId(event.currentTarget.value)}
      />
      <div className="settings-card installments-card">
        <p className="installments-price">
          <b>{write(chosen.cents)}</b>
        </p>
        <p lang={market.htmlLang} role="status">
          {chosen.text ?? <span lang="en">Visitors read nothing of it here.</span>}
        </p>
        {chosen.payments.length > 0 && (
          <ol>
            {chosen.payments.map((cents, index) => (
              <li key={`${index} ${cents}`}>
                <span>{index === 0 ? "At the booking" : `Payment ${index + 1}`}</span>
                <b>{write(cents)}</b>
              </li>
            ))}
          </ol>
        )}
      </div>
    </section>
  );
};
