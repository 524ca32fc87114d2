import { DateTimeField } from "#design/office/dates/date-time-field.tsx";
import { TextField } from "#design/office/form/text-field.tsx";
import type { Maintenance } from "#features/company/settings/contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import type { SettingMarket } from "../draft/settings-api.ts";
import { endsTooEarly, type MaintenanceChange } from "./maintenance-draft.ts";

const maxMessage = 500; // as the server's schema has it

type MaintenanceFormProps = Readonly<{
  market: SettingMarket;
  maintenance: Maintenance;
  onChange: MaintenanceChange;
}>;

/** Times and messages of the chosen market. */
export const MaintenanceForm = ({ market, maintenance, onChange }: MaintenanceFormProps) => {
  const timeZone = marketByApiCountry(market.code)?.timeZone ?? "UTC";
  const city = (timeZone.split("/").at(-1) ?? "").replaceAll("_", " ");
  return (
    <section className="settings-block" aria-labelledby="maintenance-market">
      <h2 id="maintenance-market">{market.label}</h2>
      <div className="maintenance-times">
        <DateTimeField
          id="maintenance-from"
          label="From"
          value={maintenance.from}
          timeZone={timeZone}
          hint={`${city} time. Empty: at once.`}
          onChange={(from) => onChange(market, "from", from)}
        />
        <DateTimeField
          id="maintenance-until"
          label="Until"
          value={maintenance.until}
          timeZone={timeZone}
          isEnd
          hint={`${city} time. Retry-After says it too. Empty: until you switch it off.`}
          error={endsTooEarly(maintenance) ? "The end must be after the beginning." : undefined}
          onChange={(until) => onChange(market, "until", until)}
        />
      </div>
      <TextField
        id="maintenance-message"
        label="Message on the site"
        value={maintenance.message}
        maxLength={maxMessage}
        isLong
        hint="In the market’s language. Empty: the site’s own words."
        onChange={(message) => onChange(market, "message", message)}
      />
      <TextField
        id="maintenance-staff-message"
        label="Message for staff"
        value={maintenance.staffMessage}
        maxLength={maxMessage}
        isLong
        hint="Editors read it when a save is refused. Empty: the message on the site."
        onChange={(message) => onChange(market, "staffMessage", message)}
      />
    </section>
  );
};
