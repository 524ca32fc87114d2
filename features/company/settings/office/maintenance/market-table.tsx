import { Switch } from "@mantine/core";
import { toZoned } from "#design/office/dates/time-zone.ts";
import { useNow } from "#design/office/dates/use-now.ts";
import { siteClosureAt } from "#features/company/settings/rules.ts";
import type { Maintenance } from "#features/company/settings/contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import type { SettingSheet } from "../draft/setting-sheet.ts";
import type { SettingMarket } from "../draft/settings-api.ts";
import { type MaintenanceChange, maintenanceIn } from "./maintenance-draft.ts";

/** `24/11/2026 02:00` by the clocks of the market. */
export const momentIn = (country: string, moment: string): string => {
  const zone = marketByApiCountry(country)?.timeZone ?? "UTC";
  const [day = "", time = ""] = toZoned(moment, zone).split("T");
  return `${day.split("-").toReversed().join("/")} ${time}`;
};

const visitorsMeet = (maintenance: Maintenance, now: number): string => {
  const { activeMaintenance, changesAt } = siteClosureAt(maintenance, now);
  if (activeMaintenance) return "closed";
  if (changesAt !== Infinity) return "closes by the clock";
  return maintenance.site ? "open again" : "open";
};

type MarketTableProps = Readonly<{
  markets: readonly SettingMarket[];
  edited: SettingSheet;
  chosen: string;
  onChoose: (country: string) => void;
  onChange: MaintenanceChange;
}>;

type RowProps = Omit<MarketTableProps, "markets" | "edited"> &
  Readonly<{ market: SettingMarket; maintenance: Maintenance; now: number }>;

const MarketTableRow = ({ market, maintenance, chosen, now, onChoose, onChange }: RowProps) => {
  const { code, label } = market;
  const { site, customPage, from, until } = maintenance;
  const change = (field: "site" | "customPage") => (event: React.ChangeEvent<HTMLInputElement>) => {
    onChoose(code);
    onChange(market, field, event.currentTarget.checked);
  };
  return (
    <tr data-chosen={code === chosen}>
      <th scope="row">
        <button
          type="button"
          className="maintenance-market"
          aria-pressed={code === chosen}
          onClick={() => onChoose(code)}
        >
          <b>{code.toUpperCase()}</b> {label}
        </button>
      </th>
      <td>
        <Switch
          aria-label={`Site closed, ${label}`}
          label={visitorsMeet(maintenance, now)}
          color="spruce"
          checked={site}
          onChange={change("site")}
        />
      </td>
      <td>
        <Switch
          aria-label={`Pages locked, ${label}`}
          label={customPage ? "locked" : "free"}
          color="spruce"
          checked={customPage}
          onChange={change("customPage")}
        />
      </td>
      <td className="maintenance-time">
        <span className="maintenance-time-label">From </span>
        {from === null ? (site ? "at once" : "–") : momentIn(code, from)}
      </td>
      <td className="maintenance-time">
        <span className="maintenance-time-label">Until </span>
        {until === null ? (site ? "you switch it off" : "–") : momentIn(code, until)}
      </td>
    </tr>
  );
};

/** Both flags and the times of each market. */
export const MarketTable = ({ markets, edited, ...row }: MarketTableProps) => {
  const now = useNow();
  return (
    <table className="settings-table maintenance-table" aria-label="Maintenance of each market">
      <thead>
        <tr>
          <th scope="col">Market</th>
          <th scope="col">Site closed</th>
          <th scope="col">Pages locked</th>
          <th scope="col">From</th>
          <th scope="col">Until</th>
        </tr>
      </thead>
      <tbody>
        {markets.map((market) => (
          <MarketTableRow
            key={market.code}
            {...row}
            market={market}
            maintenance={maintenanceIn(edited, market.code)}
            now={now}
          />
        ))}
      </tbody>
    </table>
  );
};
