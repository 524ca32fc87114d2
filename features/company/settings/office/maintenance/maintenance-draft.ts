import { type Maintenance, maintenanceSchema } from "#features/company/settings/contract.ts";
import { settingKey, type SettingSheet } from "../draft/setting-sheet.ts";
import type { LoadedSettings, SettingMarket } from "../draft/settings-api.ts";
import { type SettingsDraft, useSettingsDraft } from "../draft/use-settings-draft.ts";

export const maintenanceKey = (country: string) => settingKey(country, "maintenance");

export const maintenanceIn = (sheet: SettingSheet, country: string): Maintenance =>
  maintenanceSchema.parse(sheet[maintenanceKey(country)] ?? {});

/** Whether the end comes after the beginning, as the server asks for. */
export const endsTooEarly = ({ from, until }: Maintenance): boolean =>
  from !== null && until !== null && Date.parse(until) <= Date.parse(from);

const fieldLabels: Readonly<Record<keyof Maintenance, string>> = {
  site: "Site closed",
  customPage: "Pages locked",
  message: "Message on the site",
  staffMessage: "Message for staff",
  from: "From",
  until: "Until",
};

export type MaintenanceChange = <Field extends keyof Maintenance>(
  market: SettingMarket,
  field: Field,
  value: Maintenance[Field],
) => void;

/** Maintenance of all markets, and what changes one field of one of them. */
export const useMaintenanceDraft = ({ stored }: LoadedSettings) => {
  const draft = useSettingsDraft(stored);
  const change: MaintenanceChange = ({ code, label }, field, value) =>
    draft.edit({
      label: `${fieldLabels[field]}, ${label}`,
      topic: typeof value === "boolean" ? null : `${code} ${field}`,
      values: { [maintenanceKey(code)]: { ...maintenanceIn(draft.edited, code), [field]: value } },
    });
  return { draft, change };
};

/** `Italy, both switches · France` */
export const describeChanges = (
  { edited, stored }: Pick<SettingsDraft, "edited" | "stored">,
  markets: readonly SettingMarket[],
): string =>
  markets
    .flatMap(({ code, label }) => {
      const mine = maintenanceIn(edited, code);
      const before = maintenanceSchema.parse(stored[maintenanceKey(code)]?.value ?? {});
      const fields = (Object.keys(fieldLabels) as (keyof Maintenance)[]).filter(
        (field) => mine[field] !== before[field],
      );
      if (fields.length === 0) return [];
      const hasBoth = fields.includes("site") && fields.includes("customPage");
      const words = fields
        .filter((field) => !hasBoth || (field !== "site" && field !== "customPage"))
        .map((field) => fieldLabels[field].toLowerCase());
      return [`${label}: ${[...(hasBoth ? ["both switches"] : []), ...words].join(", ")}`];
    })
    .join(" · ");
