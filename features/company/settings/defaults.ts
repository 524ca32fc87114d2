import type { Market } from "#markets/market-type.ts";
import { maintenanceSchema, type Setting, type SettingName } from "./contract.ts";

export const defaultSettings = ({
  displayCurrencies,
}: Market): Readonly<Record<SettingName, Setting["value"]>> => ({
  available_currencies: { currencies: [...displayCurrencies] },
  currencies: { rates: null, date: null },
  installment_payments: { enabled: false, installments: 3, minimumPrice: 0 },
  maintenance: maintenanceSchema.parse({}),
  review_settings: { merchantId: "" },
  support_tags: { tags: [] },
});
