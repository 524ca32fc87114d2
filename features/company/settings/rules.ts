import type { Currency } from "#markets/market-type.ts";
import type { Currencies, InstallmentPlan, InstallmentPlans, Maintenance } from "./contract.ts";
import type { FetchedRates } from "./currencies-contract.ts";

/** The day of a currency's rate. */
export const rateDate = ({ date, byHand }: Currencies, currency: Currency): string =>
  byHand?.[currency] ?? date;

/** Units of `target` for one unit of `source`. */
export const rateBetween = (
  { rates }: Pick<Currencies, "rates">,
  source: Currency,
  target: Currency,
): number => rates[target] / rates[source];

/** The fetched rates with those that staff set by hand. */
export const withOwnRates = ({ rates, byHand }: Currencies, fetched: FetchedRates): Currencies => {
  const own = byHand ?? {};
  const kept = Object.fromEntries(
    Object.entries(rates).filter(([currency]) => Object.hasOwn(own, currency)),
  );
  return {
    rates: { ...fetched.rates, ...kept },
    date: fetched.date,
    ...(byHand && { byHand }),
  };
};

/**
 * `activeMaintenance` is null while the site is open. `changesAt` is when the site next opens or
 * closes by schedule, in epoch milliseconds; Infinity means never.
 */
export type SiteClosure = Readonly<{ activeMaintenance: Maintenance | null; changesAt: number }>;

/** `from` is included, `until` is not. */
export const siteClosureAt = (maintenance: Maintenance, now: number): SiteClosure => {
  const { site, from, until } = maintenance;
  if (!site) return { activeMaintenance: null, changesAt: Infinity };
  const startsAt = from === null ? -Infinity : Date.parse(from);
  const endsAt = until === null ? Infinity : Date.parse(until);
  if (now < startsAt) return { activeMaintenance: null, changesAt: startsAt };
  return now < endsAt
    ? { activeMaintenance: maintenance, changesAt: endsAt }
    : { activeMaintenance: null, changesAt: Infinity };
};

/** Cents of each payment but the last, which has what is left of the price. */
export type Installments = Readonly<{ count: number; each: number; last: number }>;

/** The plans of a market, the one for the lowest prices first. */
export const plansOf = ({
  installments,
  minimumPrice,
  further = [],
}: InstallmentPlans): readonly InstallmentPlan[] =>
  [{ installments, minimumPrice }, ...further].toSorted((a, b) => a.minimumPrice - b.minimumPrice);

/** Null where no plan is offered for the price. Amounts are rounded up, so that the last is the least. */
export const installmentsOf = (plans: InstallmentPlans, cents: number): Installments | null => {
  const plan = plansOf(plans).findLast(({ minimumPrice }) => minimumPrice <= cents);
  if (!plans.enabled || !plan) return null;
  const { installments: count } = plan;
  const each = Math.ceil(cents / count);
  const last = cents - each * (count - 1);
  return last > 0 ? { count, each, last } : null;
};
