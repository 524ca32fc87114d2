import { NativeSelect } from "@mantine/core";
import { marketByApiCountry } from "#markets/markets.ts";
import type { Currency } from "#markets/market-type.ts";
import type { SettingSheet } from "../draft/setting-sheet.ts";
import type { SettingMarket } from "../draft/settings-api.ts";
import { availableIn, currencyCodes } from "./currencies-draft.ts";

type MarketsTableProps = Readonly<{
  markets: readonly SettingMarket[];
  edited: SettingSheet;
  onChange: (market: SettingMarket, currencies: readonly Currency[]) => void;
}>;

type RowProps = Readonly<{
  market: SettingMarket;
  available: readonly Currency[];
  onChange: MarketsTableProps["onChange"];
}>;

const MarketRow = ({ market, available, onChange }: RowProps) => {
  const { code, label } = market;
  const paid = marketByApiCountry(code)?.payCurrencies ?? [];
  const switchTo = (currency: Currency, isOn: boolean) =>
    onChange(
      market,
      isOn ? [...available, currency] : available.filter((each) => each !== currency),
    );
  return (
    <tr>
      <th scope="row">
        <b>{code.toUpperCase()}</b> <span className="settings-note">{label}</span>
      </th>
      <td>{paid.join(", ")}</td>
      {currencyCodes.map((currency) => {
        const isPaid = paid.includes(currency);
        return (
          <td key={currency} className="currency-box">
            <input
              type="checkbox"
              className="check-box"
              aria-label={`${label} offers ${currency}`}
              aria-disabled={isPaid}
              title={isPaid ? "A market always offers the money it is paid in." : undefined}
              checked={available.includes(currency)}
              onChange={(event) => !isPaid && switchTo(currency, event.currentTarget.checked)}
            />
          </td>
        );
      })}
      <td>
        <NativeSelect
          aria-label={`What a visitor of ${label} meets first`}
          value={available[0]}
          data={[...available]}
          onChange={(event) => {
            const first = available.find((each) => each === event.currentTarget.value);
            if (first) onChange(market, [first, ...available.filter((each) => each !== first)]);
          }}
        />
      </td>
    </tr>
  );
};

/** Which market offers which currency, and which of them a visitor meets first. */
export const MarketsTable = ({ markets, edited, onChange }: MarketsTableProps) => (
  <div className="settings-scroll">
    <table className="settings-table markets-table" aria-label="What each market shows">
      <thead>
        <tr>
          <th scope="col">Market</th>
          <th scope="col">Pays in</th>
          {currencyCodes.map((currency) => (
            <th key={currency} scope="col" className="currency-box">
              {currency}
            </th>
          ))}
          <th scope="col">First</th>
        </tr>
      </thead>
      <tbody>
        {markets.map((market) => (
          <MarketRow
            key={market.code}
            market={market}
            available={availableIn(edited, market.code)}
            onChange={onChange}
          />
        ))}
      </tbody>
    </table>
  </div>
);
