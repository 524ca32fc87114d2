import { Switch } from "@mantine/core";
import { NumberField } from "#design/office/form/text-field.tsx";
import { useNow } from "#design/office/dates/use-now.ts";
import type { Currencies } from "#features/company/settings/contract.ts";
import { rateDate } from "#features/company/settings/rules.ts";
import { formatMoney, formatNumber } from "#markets/format.ts";
import type { Currency } from "#markets/market-type.ts";
import { currencyCodes, currencyNames } from "./currencies-draft.ts";
import { RateAge } from "./rate-age.tsx";

const sampleCents = 124_900;

type RatesTableProps = Readonly<{
  rates: Currencies | null;
  /** Those of a week before; null where there were none. */
  weekAgo: Currencies["rates"] | null;
  /** As the server has them. */
  stored: Currencies | null;
  onRate: (currency: Currency, rate: number) => void;
  onFollows: (currency: Currency, follows: boolean) => void;
}>;

/** `+0.2 %`: how a rate has moved; a dash where it was none. */
const weekChange = (now: number | undefined, before: number | undefined): string => {
  if (now === undefined || before === undefined) return "–";
  const percent = (now / before - 1) * 100;
  const text = formatNumber(Math.abs(percent), "en", { decimals: 1 });
  if (text === formatNumber(0, "en", { decimals: 1 })) return "0 %";
  return `${percent > 0 ? "+" : "−"}${text} %`;
};

type RowProps = Omit<RatesTableProps, "rates"> &
  Readonly<{ currency: Currency; rates: Currencies; now: number }>;

const RateRow = ({ currency, rates, stored, weekAgo, now, onRate, onFollows }: RowProps) => {
  const name = currencyNames[currency];
  const rate = rates.rates[currency];
  const before = stored?.rates[currency];
  const isChanged = before !== undefined && before !== rate;
  return (
    <tr>
      <th scope="row">
        <b>{currency}</b> <span className="settings-note">{name}</span>
      </th>
      <td>
        <div className="rate-field">
          <NumberField
            id={`rate-${currency}`}
            label={`Rate of ${name}`}
            value={rate}
            isWhole={false}
            onChange={(value) => value !== null && onRate(currency, value)}
          />
        </div>
      </td>
      <td>
        {isChanged ? `was ${before}` : <RateAge date={rateDate(rates, currency)} now={now} />}
      </td>
      <td data-kind="number" className="rates-week">
        {weekChange(before, weekAgo?.[currency])}
      </td>
      <td data-kind="number">
        <b>{formatMoney(Math.round(sampleCents * rate), currency, { precision: 2 })}</b>
      </td>
      <td>
        <Switch
          aria-label={`${name} follows its source by itself`}
          color="spruce"
          checked={rates.byHand?.[currency] === undefined}
          onChange={(event) => onFollows(currency, event.currentTarget.checked)}
        />
      </td>
    </tr>
  );
};

/** What one euro is in each currency, how old that is and what it makes of a price. */
export const RatesTable = ({ rates, ...props }: RatesTableProps) => {
  const now = useNow();
  if (!rates) return null;
  return (
    <div className="settings-scroll">
      <table className="settings-table rates-table" aria-label="Rates">
        <thead>
          <tr>
            <th scope="col">Currency</th>
            <th scope="col">1 euro is</th>
            <th scope="col">As of</th>
            <th scope="col" data-kind="number" className="rates-week">
              7 days
            </th>
            <th scope="col" data-kind="number">
              {`${formatMoney(sampleCents, "EUR")} reads`}
            </th>
            <th scope="col">By itself</th>
          </tr>
        </thead>
        <tbody>
          {currencyCodes.map((currency) =>
            currency === "EUR" ? (
              <tr key={currency}>
                <th scope="row">
                  <b>EUR</b> <span className="settings-note">{currencyNames.EUR}</span>
                </th>
                <td>base</td>
                <td>–</td>
                <td data-kind="number" className="rates-week">
                  –
                </td>
                <td data-kind="number">
                  <b>{formatMoney(sampleCents, "EUR", { precision: 2 })}</b>
                </td>
                <td>–</td>
              </tr>
            ) : (
              <RateRow key={currency} {...props} currency={currency} rates={rates} now={now} />
            ),
          )}
        </tbody>
      </table>
    </div>
  );
};
