import { useQuery } from "@tanstack/react-query";
import { type Consequence, WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { useSettled } from "#design/office/use-settled.ts";
import {
  type CurrenciesConsequences,
  currenciesDraftSchema,
} from "#features/company/settings/currencies-contract.ts";
import { getCurrenciesConsequences } from "#features/company/settings/rates/calls.ts";
import { formatNumber } from "#markets/format.ts";
import type { Currency } from "#markets/market-type.ts";
import { call } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";
import { countryOf, type SettingKey, type SettingSheet } from "../draft/setting-sheet.ts";
import type { SettingMarket } from "../draft/settings-api.ts";
import type { SettingsDraft } from "../draft/use-settings-draft.ts";
import { ReadPriceCard } from "./read-price-card.tsx";
import { availableKey, currencyCodes, ratesIn, ratesKey } from "./currencies-draft.ts";

const pluralNames: Readonly<Record<Currency, string>> = {
  EUR: "euros",
  GBP: "pounds",
  USD: "US dollars",
};

type OfMarket = Readonly<{ market: SettingMarket; told: CurrenciesConsequences }>;

const percent = (share: number): string =>
  formatNumber(Math.abs(share) * 100, "en", { decimals: 1 });

/** By how much amounts in a currency change, where they do in any market. */
const rateConsequence = (currency: Currency, all: readonly OfMarket[]): readonly Consequence[] => {
  const touched = all.flatMap(({ market, told }) => {
    const found = told.conversions.find((each) => each.currency === currency);
    return found && found.before !== null && found.after !== null
      ? [{ market, told, share: found.after / found.before - 1 }]
      : [];
  });
  const [first] = touched;
  if (!first) return [];
  const travels = touched.reduce((sum, { told }) => sum + told.travels, 0);
  const departures = touched.reduce((sum, { told }) => sum + told.departures, 0);
  const verb = first.share > 0 ? "rise" : "fall";
  return [
    {
      icon: "warning",
      kind: "warning",
      text: `Prices read in ${pluralNames[currency]} ${verb} by ${percent(first.share)} %`,
      lines: [
        `${counted(travels, "travel")} and ${counted(departures, "departure")} in ${counted(touched.length, "market")}`,
        "What people pay never changes",
      ],
      names: touched.map(({ market }) => market.label),
    },
  ];
};

const offerConsequences = ({ market, told }: OfMarket): readonly Consequence[] => {
  const lines = [
    ...(told.offered.length > 0 ? [`Visitors can choose ${told.offered.join(" and ")} too`] : []),
    ...(told.withdrawn.length > 0
      ? [
          `Visitors cannot choose ${told.withdrawn.join(" and ")} any more; who had, reads ${told.first}`,
        ]
      : []),
    ...(told.isFirstChanged ? [`Visitors first read prices in ${told.first}`] : []),
  ];
  if (lines.length === 0) return [];
  const text = `${market.label} offers other currencies`;
  return [{ icon: "globe", text, lines: [...lines, `On ${counted(told.travels, "travel")}`] }];
};

const followConsequences = (
  draft: Pick<SettingsDraft, "edited" | "stored">,
  country: string,
): readonly Consequence[] => {
  const after = ratesIn(draft.edited, country);
  const before = ratesIn(
    { [ratesKey(country)]: draft.stored[ratesKey(country)]?.value ?? {} },
    country,
  );
  return currencyCodes.flatMap((currency): readonly Consequence[] => {
    const own = after?.byHand?.[currency];
    if ((own === undefined) === (before?.byHand?.[currency] === undefined)) return [];
    return own === undefined
      ? [
          {
            icon: "clock",
            text: `${currency} follows by itself again`,
            lines: ["With the next rates of the source"],
          },
        ]
      : [
          {
            icon: "clock",
            text: `${currency} no longer follows by itself`,
            lines: [`It stays ${after?.rates[currency]} until you switch it on`],
          },
        ];
  });
};

const askAll = (
  markets: readonly SettingMarket[],
  edited: SettingSheet,
): Promise<readonly OfMarket[]> =>
  Promise.all(
    markets.map(async (market) => {
      const { code } = market;
      const draft = { currencies: edited[ratesKey(code)], available: edited[availableKey(code)] };
      const body = currenciesDraftSchema.parse(draft);
      return { market, told: await call(getCurrenciesConsequences, { country: code }, { body }) };
    }),
  );

type SideProps = Readonly<{
  country: string;
  markets: readonly SettingMarket[];
  draft: SettingsDraft;
}>;

/** What visitors would see of other rates and currencies, before they are saved. */
export const CurrenciesSide = ({ country, markets, draft }: SideProps) => {
  const { edited, changed } = draft;
  const settled = useSettled(edited);
  const codes = new Set(changed.map((key: SettingKey) => countryOf(key)));
  const touched = markets.filter(({ code }) => codes.has(code));
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ["currencies-consequences", [...codes], settled],
    queryFn: () => askAll(touched, settled),
    enabled: touched.length > 0,
    placeholderData: (before) => before,
    retry: false,
  });
  if (touched.length === 0)
    return (
      <>
        <h2 className="settings-side-title">What will happen</h2>
        <p className="settings-side-quiet">
          Nothing was changed. Rates that follow by themselves are renewed every six hours.
        </p>
      </>
    );
  if (error && !data)
    return (
      <Note kind="warning" title="Not known.">
        {error.message}
      </Note>
    );
  if (!data) return <p className="settings-side-quiet">Loading …</p>;
  const own = data.find(({ market, told }) => market.code === country && told.example);
  const read = own ?? data.find(({ told }) => told.example !== null);
  return (
    <>
      <WhatWillHappen
        consequences={[
          ...currencyCodes.flatMap((currency) => rateConsequence(currency, data)),
          ...data.flatMap(offerConsequences),
          ...followConsequences(draft, country),
          {
            icon: "globe",
            text: `All pages of ${counted(data.length, "market")} are renewed`,
            lines: ["When they are next asked for, on all processes"],
          },
        ]}
        isStale={isPlaceholderData || settled !== edited}
      />
      {read?.told.example && <ReadPriceCard country={read.market.code} price={read.told.example} />}
      <p className="settings-side-quiet">Nothing is saved yet.</p>
    </>
  );
};
