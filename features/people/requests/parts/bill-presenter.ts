import { formatLongDate, formatMoney } from "#markets/format.ts";
import {
  inOtherPaid,
  joinAmounts,
  type Localizer,
  shownCents,
  shownCurrency,
} from "#markets/localizer.ts";
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

/** An amount of the bill as it will be paid, in both currencies until the home address decides. */
type Amount = (pick: (bill: Bill) => number) => string;

const amountsOf = (localizer: Localizer, stored: Bill, choice: Choice): Amount => {
  const amountIn = (shown: Localizer): Amount => {
    const bill = shownBill(shown, stored, choice);
    return (pick) => formatMoney(pick(bill), shownCurrency(shown));
  };
  const own = amountIn(localizer);
  const other = inOtherPaid(localizer);
  const inOther = other && amountIn(other);
  return (pick) => joinAmounts(own(pick), inOther && inOther(pick));
};

const dueLines = (
  { t, market }: Localizer,
  { deposit }: Bill,
  amount: Amount,
  { seats, flexible }: Choice,
): BillLine[] => {
  const total = amount((bill) => bill.totalCents);
  if (!deposit) return [{ label: t("request.due"), amount: total, note: null }];
  const made = { n: seats, price: amount((bill) => bill.deposit?.seatCents ?? 0) };
  const until = { ...made, date: formatLongDate(deposit.until, market) };
  return [
    {
      label: t("request.deposit"),
      amount: amount((bill) => bill.deposit?.cents ?? 0),
      note: t(flexible ? "request.depositOfBoth" : "request.depositOf", until),
    },
    {
      label: t("request.balance", { date: formatLongDate(deposit.balanceDue, market) }),
      amount: amount((bill) => bill.deposit?.balanceCents ?? 0),
      note: null,
    },
  ];
};

const sentenceOf = (
  { t, market }: Localizer,
  { deposit }: Bill,
  amount: Amount,
  n: number,
): string => {
  const total = amount((bill) => bill.totalCents);
  if (!deposit) return t("request.saidTotal", { n, total });
  return t("request.saidDeposit", {
    n,
    total,
    deposit: amount((bill) => bill.deposit?.cents ?? 0),
    balance: amount((bill) => bill.deposit?.balanceCents ?? 0),
    date: formatLongDate(deposit.balanceDue, market),
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
  const amount = amountsOf(localizer, stored, choice);
  const line = (label: string, value: string): BillLine => ({ label, amount: value, note: null });
  const one = amount((bill) => bill.seatCents);
  const option = amount((bill) => bill.flexibleCents / seats);
  const ofRoom = amount((bill) => bill.roomCents);
  return {
    lines: [
      line(
        t("request.seatLine", { n: seats, price: one }),
        amount((bill) => bill.seatsCents),
      ),
      ...(hasRooms
        ? [
            line(
              roomName(localizer, seats, room),
              stored.roomCents === 0 ? freeWord(localizer, room) : ofRoom,
            ),
          ]
        : []),
      ...(flexible
        ? [
            line(
              t("request.flexibleLine", { n: seats, price: option }),
              amount((bill) => bill.flexibleCents),
            ),
          ]
        : []),
    ],
    total: line(
      t("request.total", { n: seats }),
      amount((bill) => bill.totalCents),
    ),
    due: dueLines(localizer, stored, amount, choice),
    sentence: sentenceOf(localizer, stored, amount, seats),
    cents: stored.totalCents,
  };
};
