import {
  boardRow,
  type BoardSource,
  type DaySource,
  foundRows,
} from "#features/records/board/store.ts";
import { daysBetween } from "#markets/days.ts";
import { dayAt, formatDate, formatTime } from "#markets/format.ts";
import { marketById } from "#markets/markets.ts";
import { readCurrencies } from "../currencies.ts";
import { readMaintenance } from "../store.ts";

/** Rates are published on working days, so that those of a Friday hold until Monday. */
const maxAgeDays = 3;
const path = "/settings/currencies";

/** Exchange rates that visitors see though they are old. */
export const oldRates: BoardSource = async ({ db, market, today }) => {
  const { rates } = await readCurrencies(db, marketById(market));
  const age = rates === null ? 0 : daysBetween(rates.date, today);
  if (rates === null || age <= maxAgeDays) return foundRows([]);
  return foundRows([
    boardRow({
      id: "rates",
      icon: "bolt",
      tone: "incomplete",
      lead: { label: "The exchange rates", path },
      text: `are ${age} days old`,
      detail: `of ${formatDate(rates.date)}; prices are converted with them`,
      action: { label: "See", path },
    }),
  ]);
};

/** When the site closes and opens again. */
export const maintenanceNotes: DaySource = async ({ db, market, now }) => {
  const { site, from, until } = await readMaintenance(db, market);
  if (!site) return [];
  const { timeZone } = marketById(market);
  return [
    { at: from, word: "Maintenance" },
    { at: until, word: "Open again" },
  ].flatMap(({ at, word }) =>
    at === null || Date.parse(at) < now.getTime()
      ? []
      : [
          {
            day: dayAt(at, { timeZone }),
            label: `${word} ${formatTime(new Date(at), { timeZone })}`,
            tone: "incomplete" as const,
            path: "/settings/maintenance",
          },
        ],
  );
};
