import { payNote } from "#features/records/prices/parts/price-presenter.ts";
import { formatLongDate, formatMoney, formatShortDate } from "#markets/format.ts";
import { type Localizer, paidDisplay, shownCents, shownCurrency } from "#markets/localizer.ts";
import type { Bill, Choice, Room } from "../contract.ts";
import type { BillLine, BillView } from "./bill-view.ts";

/** How a kind of room is called for so many people. */
export const roomName = ({ t }: Localizer, seats: number, room: Room): string => {
  if (room === "shared") return t("request.roomShared", { n: seats });
  return t("request.roomPrivate", { n: seats });
};

/** The words beside a kind of room that costs nothing more. */
export const freeWord = ({ t }: Localizer, room: Room): string =>
  t(room === "private" ? "request.free" : "request.included");

/**
 * The bill in the currency in which it is shown. Its parts are converted before they are added, so
 * that a visitor who adds them finds the total.
 */
export const shownBill = (localizer: Localizer, bill: Bill, { seats }: Choice): Bill => {
  const shown = (cents: number) => shownCents(localizer, cents);
  const seatCents = shown(bill.seatCents);
  const flexibleCents = shown(bill.flexibleCents / seats) * seats;
  const roomCents = shown(bill.roomCents);
  const totalCents = seatCents * seats + roomCents + flexibleCents;
  const first = bill.deposit && shown(bill.deposit.seatCents) * seats + flexibleCents;
  return {
    seatCents,
    seatsCents: seatCents * seats,
    roomCents,
    flexibleCents,
    totalCents,
    deposit:
      bill.deposit && first !== null
        ? {
            ...bill.deposit,
            cents: first,
            seatCents: shown(bill.deposit.seatCents),
            balanceCents: totalCents - first,
          }
        : null,
  };
};

const dueLines = (localizer: Localizer, bill: Bill, { seats, flexible }: Choice): BillLine[] => {
  const { t, market } = localizer;
  const money = (cents: number) => formatMoney(cents, shownCurrency(localizer));
  const { deposit } = bill;
  if (!deposit) return [{ label: t("request.due"), amount: money(bill.totalCents), note: null }];
  const made = { n: seats, price: money(deposit.seatCents) };
  const until = { ...made, date: formatLongDate(deposit.until, market) };
  return [
    {
      label: t("request.deposit"),
      amount: money(deposit.cents),
      note: t(flexible ? "request.depositOfBoth" : "request.depositOf", until),
    },
    {
      label: t("request.balance", { date: formatLongDate(deposit.balanceDue, market) }),
      amount: money(deposit.balanceCents),
      note: null,
    },
  ];
};

const sentenceOf = (localizer: Localizer, bill: Bill, n: number): string => {
  const { t, market } = localizer;
  const money = (cents: number) => formatMoney(cents, shownCurrency(localizer));
  const total = money(bill.totalCents);
  if (!bill.deposit) return t("request.saidTotal", { n, total });
  return t("request.saidDeposit", {
    n,
    total,
    deposit: money(bill.deposit.cents),
    balance: money(bill.deposit.balanceCents),
    date: formatLongDate(bill.deposit.balanceDue, market),
  });
};

/** Where the home address decides the currency, both are named until it is known. */
const currencyNote = (localizer: Localizer, shown: Bill, stored: Bill): string | null => {
  const { t, market } = localizer;
  if (market.payCurrencies.length < 2) return null;
  const paid = paidDisplay(localizer);
  if (!paid) return payNote(localizer);
  return t("money.youPayAbroad", {
    amount: formatMoney(shown.totalCents, paid.currency),
    own: formatMoney(stored.totalCents, market.currency),
    date: formatShortDate(paid.date, market),
  });
};

/** @param hasRooms whether the trip has private rooms, so that the room is a line */
export const toBillView = (
  localizer: Localizer,
  stored: Bill,
  choice: Choice,
  hasRooms: boolean,
): BillView => {
  const { t } = localizer;
  const { seats, room, flexible } = choice;
  const bill = shownBill(localizer, stored, choice);
  const money = (cents: number) => formatMoney(cents, shownCurrency(localizer));
  const line = (label: string, amount: string): BillLine => ({ label, amount, note: null });
  return {
    lines: [
      line(
        t("request.seatLine", { n: seats, price: money(bill.seatCents) }),
        money(bill.seatsCents),
      ),
      ...(hasRooms
        ? [
            line(
              roomName(localizer, seats, room),
              bill.roomCents === 0 ? freeWord(localizer, room) : money(bill.roomCents),
            ),
          ]
        : []),
      ...(flexible
        ? [
            line(
              t("request.flexibleLine", { n: seats, price: money(bill.flexibleCents / seats) }),
              money(bill.flexibleCents),
            ),
          ]
        : []),
    ],
    total: {
      ...line(t("request.total", { n: seats }), money(bill.totalCents)),
      note: currencyNote(localizer, bill, stored),
    },
    due: dueLines(localizer, bill, choice),
    sentence: sentenceOf(localizer, bill, seats),
    cents: stored.totalCents,
  };
};
