import type { ContactView } from "#features/assets/layout/parts/contacts.tsx";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { cancelFreeUntil, flexibleUntil, isOnSale } from "#features/catalogue/tours/rules.ts";
import type { People } from "#features/records/prices/contract.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import { payNote } from "#features/records/prices/parts/price-presenter.ts";
import { formatLongDate, formatMoney, formatNumber } from "#markets/format.ts";
import {
  formatPaid,
  inOtherPaid,
  joinAmounts,
  type Localizer,
  shownCurrency,
} from "#markets/localizer.ts";
import { formatDays } from "#markets/planned-days.ts";
import type { Choice, RequestKind } from "../contract.ts";
import { maxQuestion, maxSeats } from "../limits.ts";
import {
  type BilledDeparture,
  billOf,
  hasFlexible,
  roomAtFirst,
  roomCents,
  roomsFor,
} from "../rules.ts";
import { freeWord, roomName, shownBill, toBillView } from "./bill-presenter.ts";
import type { BillView } from "./bill-view.ts";
import { billKey, type NoteView, type RequestFormView } from "./form-view.ts";
import { flightsView, sentWords } from "./sent/sent-presenter.ts";
import type { FieldError, FormNote, RequestAttempt, Typed } from "./typed.ts";

/** What the form is made of. */
export type FormScene = Readonly<{
  localizer: Localizer;
  departure: BilledDeparture & Readonly<{ tour: Tour; travel: Readonly<{ name: string }> }>;
  kind: RequestKind;
  /** Other departures of the trip, to choose from; empty where this one is asked for. */
  dates: readonly FormScene["departure"][];
  contacts: readonly ContactView[];
  privacyPath: string | null;
}>;

const seatCounts = Array.from({ length: maxSeats }, (_, index) => index + 1);

const choicesOf = (scene: FormScene): readonly Choice[] => {
  const { departure, localizer } = scene;
  const options = hasFlexible(departure.tour, localizer.today) ? [false, true] : [false];
  return seatCounts.flatMap((seats) =>
    roomsFor(seats, departure).flatMap((room) =>
      options.map((flexible) => ({ seats, room, flexible })),
    ),
  );
};

const billsOf = (scene: FormScene): Readonly<Record<string, BillView>> => {
  const { departure, localizer } = scene;
  const hasRooms = departure.privateRoomCents !== null;
  return Object.fromEntries(
    choicesOf(scene).map((choice) => [
      billKey(choice),
      toBillView(localizer, billOf(departure, choice, localizer.today), choice, hasRooms),
    ]),
  );
};

const roomOptions = ({ departure, localizer }: FormScene, seats: number) =>
  roomsFor(seats, departure).map((room) => {
    const cents = roomCents({ seats, room, flexible: false }, departure);
    return {
      room,
      name: roomName(localizer, seats, room),
      amount: cents === 0 ? freeWord(localizer, room) : `+ ${formatPaid(localizer, cents)}`,
      note: room === "shared" ? localizer.t("request.sharedNote", { n: seats }) : null,
    };
  });

const bySeats = <Value>(valueFor: (seats: number) => Value): Readonly<Record<number, Value>> =>
  Object.fromEntries(seatCounts.map((seats) => [seats, valueFor(seats)]));

const seatsView = (scene: FormScene): RequestFormView["seats"] => {
  const { localizer, departure, kind, contacts } = scene;
  const { t, today } = localizer;
  const { tour } = departure;
  const isLimited = kind === "seat" && isOnSale(tour, today);
  const mail = contacts.find((contact) => contact.kind === "email")?.href;
  return {
    label: t("request.seats"),
    left: isLimited ? t("request.left", { n: tour.seatsFree }) : null,
    options: seatCounts.map((seats) => ({
      seats,
      refusal:
        isLimited && seats > tour.seatsFree ? t("request.onlyLeft", { n: tour.seatsFree }) : null,
    })),
    more: mail ? { text: t("request.more"), label: t("request.write"), href: mail } : null,
  };
};

const flexibleView = ({ localizer, departure }: FormScene): RequestFormView["flexible"] => {
  const { t, today, market } = localizer;
  const { tour } = departure;
  if (tour.flexibleCents === null || !hasFlexible(tour, today)) return null;
  const until = formatLongDate(flexibleUntil(tour), market);
  const free = cancelFreeUntil(tour);
  return {
    group: t("request.plans"),
    label: t("request.flexible"),
    amount: t("request.each", { price: formatPaid(localizer, tour.flexibleCents) }),
    note:
      free < today
        ? t("request.flexibleNoteOver", { until })
        : t("request.flexibleNote", { until, free: formatLongDate(free, market) }),
  };
};

const errorText = (
  { t, market }: Localizer,
  field: "name" | "email" | "question",
  error: FieldError,
): string => {
  if (error.kind !== "long")
    return t(field === "name" && error.kind === "missing" ? "request.nameMissing" : "error.email");
  const number = (count: number) => formatNumber(count, market.language);
  const values = { n: number(error.length), max: number(error.max) };
  return t(field === "name" ? "request.nameLong" : "request.questionLong", values);
};

/** Why a request was not taken, in words. */
export const noteView = (localizer: Localizer, note: FormNote, choice: Choice): NoteView => {
  const { t } = localizer;
  switch (note.kind) {
    case "full":
      return { title: t("request.full"), text: t("request.fullText") };
    case "closed":
      return { title: t("request.over"), text: "" };
    case "fewer":
      return { title: t("request.fewer", { n: note.seatsFree }), text: t("request.fewerText") };
    case "often":
      return { title: t("request.often", { n: note.minutes }), text: "" };
    case "total": {
      const totalIn = (shown: Localizer) =>
        formatMoney(shownBill(shown, note.bill, choice).totalCents, shownCurrency(shown));
      const other = inOtherPaid(localizer);
      const total = joinAmounts(totalIn(localizer), other && totalIn(other));
      return { title: t("request.newTotal", { total }), text: t("request.newTotalText") };
    }
  }
};

const wordsOf = ({ localizer: { t, market }, contacts }: FormScene): RequestFormView["words"] => ({
  nameMissing: t("request.nameMissing"),
  emailWrong: t("error.email"),
  questionLong: t("request.questionLong", {
    n: "{n}",
    max: formatNumber(maxQuestion, market.language),
  }),
  noNetwork: { title: t("request.noNetwork"), text: t("request.noNetworkText") },
  failed: { title: t("request.failed"), text: t("request.noNetworkText") },
  again: t("request.again"),
  sent: sentWords(t, contacts),
});

/** What a form begins with: a seat for each who comes, as far as so many are left. */
export const typedAtFirst = (scene: FormScene, people: People, sent: string): Typed => {
  const departure = scene.dates[0] ?? scene.departure;
  const kind = scene.dates.length > 0 ? "seat" : scene.kind;
  const isFree = seatsView({ ...scene, departure, kind }).options.some(
    (option) => option.seats === people && option.refusal === null,
  );
  const seats = isFree ? people : 1;
  return {
    kind: scene.kind,
    seats,
    room: roomAtFirst(seats, departure),
    flexible: false,
    name: "",
    email: "",
    question: "",
    sent,
  };
};

const dateOf = (scene: FormScene, departure: FormScene["departure"]) => {
  const { localizer } = scene;
  const { tour } = departure;
  return {
    tourId: tour.id,
    date: formatDays(tour.departureDate, tour.endDate, localizer.market),
    left: localizer.t("request.left", { n: tour.seatsFree }),
    amount: formatPaid(localizer, priceOn(tour, localizer.today).cents),
  };
};

const datesView = (
  scene: FormScene,
  callOf: (tourId: string) => string,
): RequestFormView["dates"] => {
  if (scene.dates.length === 0) return null;
  const parts = scene.dates.map((departure) => {
    const at = { ...scene, departure, kind: "seat" as const };
    const call = callOf(departure.tour.id);
    return [
      departure.tour.id,
      {
        call,
        seats: seatsView(at),
        flexible: flexibleView(at),
        bills: billsOf(at),
        flights: flightsView(scene.localizer, departure.tour),
      },
    ] as const;
  });
  return {
    label: scene.localizer.t("request.date"),
    options: scene.dates.map((departure) => dateOf(scene, departure)),
    parts: Object.fromEntries(parts),
  };
};

const titleOf = ({ kind, localizer: { t } }: FormScene): string => {
  if (kind === "other-dates") return t("request.titleOther");
  return t(kind === "waiting-list" ? "request.titleWaiting" : "request.title");
};

/** The departure, with dates and the currency in which it is paid. */
const linesOf = ({ localizer, departure: { tour, travel }, dates }: FormScene) =>
  dates.length > 0
    ? [travel.name, `${localizer.t("request.askOther")} ${payNote(localizer)}`]
    : [
        travel.name,
        `${formatDays(tour.departureDate, tour.endDate, localizer.market)}. ${payNote(localizer)}`,
      ];

type FormPlace = Pick<RequestFormView, "action" | "close" | "leave"> &
  Readonly<{
    /** Where a request for a departure is sent; null for a form that changes one. */
    callOf: ((tourId: string) => string) | null;
  }>;

/**
 * @param attempt what was sent and not taken; null for a form that opens
 * @param typed what the form begins with
 */
export const toRequestForm = (
  scene: FormScene,
  {
    typed,
    attempt,
    callOf,
    ...place
  }: FormPlace & Readonly<{ typed: Typed; attempt: RequestAttempt | null }>,
): RequestFormView => {
  const { localizer, kind, privacyPath, dates } = scene;
  const { t, market } = localizer;
  const departure =
    dates.find(({ tour: { id } }) => id === attempt?.tourId) ?? dates[0] ?? scene.departure;
  const { tour } = departure;
  const asked = { ...scene, departure, kind: dates.length > 0 ? ("seat" as const) : kind };
  const isWaiting = kind === "waiting-list";
  const sendKey = isWaiting ? "request.sendWaiting" : "request.send";
  const shown = attempt?.typed ?? typed;
  const isOffered = roomsFor(shown.seats, departure).includes(shown.room);
  return {
    ...place,
    call: callOf && callOf(tour.id),
    tourId: tour.id,
    kind,
    title: titleOf(scene),
    lines: linesOf(scene),
    dates: callOf && datesView(scene, callOf),
    seats: seatsView(asked),
    room: {
      label: t("request.room"),
      options: bySeats((seats) => roomOptions(scene, seats)),
      first: bySeats((seats) => roomAtFirst(seats, departure)),
      none: departure.privateRoomCents === null ? t("request.noRooms") : null,
    },
    flexible: flexibleView(asked),
    fields: {
      name: t("request.name"),
      email: t("request.email"),
      emailNote: t("request.emailNote"),
      question: t("request.question"),
      optional: t("request.optional"),
      counter: t("request.counter", { n: "{n}", max: formatNumber(maxQuestion, market.language) }),
      thousands: formatNumber(1000, market.language).replaceAll(/\d/g, ""),
    },
    bills: billsOf(asked),
    buttons: bySeats((seats) => t(place.leave ? "request.save" : sendKey, { n: seats })),
    showTotal: t("request.showTotal"),
    notBooking: { title: t("request.notBooking"), text: t("request.notBookingText") },
    data: privacyPath
      ? { text: t("request.data"), label: t("footer.privacy"), path: privacyPath }
      : null,
    typed: isOffered ? shown : { ...shown, room: roomAtFirst(shown.seats, departure) },
    errors: Object.fromEntries(
      (["name", "email", "question"] as const).flatMap((field) => {
        const error = attempt?.errors[field];
        return error ? [[field, errorText(localizer, field, error)] as const] : [];
      }),
    ),
    note: attempt?.note ? noteView(localizer, attempt.note, attempt.typed) : null,
    flights: flightsView(localizer, tour),
    words: wordsOf(scene),
  };
};
