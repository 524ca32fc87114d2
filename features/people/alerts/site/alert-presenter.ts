import { type AgeRange, ageRanges } from "#features/catalogue/departure-filters/contract.ts";
import type { Tour } from "#features/catalogue/tours/contract.ts";
import { tourPath } from "#features/catalogue/tours/parts/departure-presenter.ts";
import { formatAges } from "#features/catalogue/tours/parts/status/status-presenter.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import { priceOn } from "#features/records/prices/rules.ts";
import { comingMonths } from "#markets/days.ts";
import { capitalize, formatMonth } from "#markets/format.ts";
import { formatAmount, type Localizer } from "#markets/localizer.ts";
import { pathOf } from "#markets/paths.ts";
import { formatPlannedDay } from "#markets/planned-days.ts";
import { aboutTour, aboutTravel, alertPath } from "../about.ts";
import { alertAges, type AlertChoice, type AlertReason } from "../contract.ts";
import { alertsPath } from "../policy.ts";
import { possibleReasons } from "../rules.ts";
import type { AlertDoneView, AlertFormView, AlertOffView, AlertThing } from "./alert-view.ts";

/** What the page is about; the departure is null where it is about new dates. */
export type AlertScene = Readonly<{
  localizer: Localizer;
  travel: Travel;
  tour: Tour | null;
  /** The coming departures of the travel. */
  tours: readonly Tour[];
  /** Of whoever is signed in. */
  email: string | null;
}>;

const aboutOf = ({ tour, travel }: AlertScene, choice?: AlertChoice): string =>
  tour ? aboutTour(tour.id) : aboutTravel(travel.id, choice?.months, choice?.age ?? null);

const thingOf = ({ localizer, travel, tour }: AlertScene): AlertThing => {
  const { t, market, today } = localizer;
  if (!tour) return { name: travel.name, facts: t("count.days", { n: travel.days }), status: null };
  const price = `${formatAmount(localizer, priceOn(tour, today).cents)} ${t("card.perPerson")}`;
  return {
    name: travel.name,
    facts: [
      formatPlannedDay(tour.departureDate, market),
      formatAges(localizer, tour.ageRange),
      ...(tour.status === "SOLD_OUT" ? [] : [price]),
    ].join(" · "),
    status: { status: tour.status, label: t(`status.${tour.status}`) },
  };
};

const backOf = ({ localizer, travel, tour }: AlertScene) => ({
  label: localizer.t("alert.back"),
  path: tour
    ? tourPath(localizer, travel.slug, tour.code)
    : `${pathOf(localizer.market.id, "travels-travel", { travel: travel.slug }) ?? "/"}#departures`,
});

const reasonTexts = (localizer: Localizer, tour: Tour) => {
  const { t, today } = localizer;
  const price = formatAmount(localizer, priceOn(tour, today).cents);
  const status = t("status.ALMOST_FULL");
  return {
    confirmed: [t("alert.confirmed"), t("alert.confirmedText")],
    price: [t("alert.price"), t("alert.priceText", { price })],
    "few-seats": [t("alert.fewSeats"), t("alert.fewSeatsText", { status })],
    reopened: [t("alert.reopened"), t("alert.reopenedText")],
  } as const satisfies Record<AlertReason, readonly [string, string]>;
};

const reasonsView = (
  { localizer, tour }: AlertScene,
  { reasons }: AlertChoice,
  isMissing: boolean,
): AlertFormView["reasons"] => {
  if (!tour) return null;
  const texts = reasonTexts(localizer, tour);
  return {
    label: localizer.t("alert.when"),
    error: isMissing ? localizer.t("alert.chooseReason") : null,
    choices: possibleReasons(tour).map((value) => {
      const [label, text] = texts[value];
      return { value, label, text, isChosen: reasons.includes(value) };
    }),
  };
};

const monthsView = (
  { localizer, tour }: AlertScene,
  { months }: AlertChoice,
): AlertFormView["months"] => {
  if (tour) return null;
  const { t, market, today } = localizer;
  const coming = comingMonths(today);
  const later = months.filter((month) => month >= today.slice(0, 7));
  const all = [...new Set([...coming, ...later])].toSorted();
  return {
    label: t("alert.months"),
    hint: t("alert.monthsText"),
    choices: all.map((value) => ({
      value,
      label: capitalize(formatMonth(value, market.language)),
      isChosen: months.includes(value),
    })),
  };
};

const agesView = (
  { localizer, tour, tours }: AlertScene,
  { age }: AlertChoice,
): AlertFormView["ages"] => {
  const offered = new Set<AgeRange>(tours.map(({ ageRange }) => ageRange));
  const own = ageRanges.filter((each) => offered.has(each));
  if (tour || (own.length < 2 && age === null)) return null;
  const { t } = localizer;
  return {
    label: t("alert.ages"),
    choices: [
      { value: "", label: t("alert.allAges"), isChosen: age === null },
      ...alertAges.map((value) => ({ value, label: value, isChosen: age === value })),
    ],
  };
};

/** A form that was sent and not taken. */
export type AlertAttempt = Readonly<{
  email: string;
  error: "reasons" | "email" | "full" | null;
}>;

const titleOf = ({ localizer: { t }, tour }: AlertScene): string =>
  t(tour ? "alert.titleTour" : "alert.titleTravel");

export const toAlertForm = (
  scene: AlertScene,
  choice: AlertChoice,
  isOn: boolean,
  { email, error }: AlertAttempt = { email: "", error: null },
): AlertFormView => {
  const { t } = scene.localizer;
  const about = aboutOf(scene);
  return {
    kind: "form",
    about,
    path: alertsPath,
    title: titleOf(scene),
    thing: thingOf(scene),
    reasons: reasonsView(scene, choice, error === "reasons"),
    months: monthsView(scene, choice),
    ages: agesView(scene, choice),
    email:
      scene.email === null
        ? {
            label: t("login.email"),
            example: t("login.emailExample"),
            hint: t("alert.codeFirst"),
            value: email,
            error: error === "email" ? t("error.email") : null,
          }
        : null,
    to: scene.email === null ? null : t("alert.to", { email: scene.email }),
    problem: error === "full" ? t("alert.full") : null,
    go: t(isOn ? "alert.save" : "alert.turnOn"),
    fine: t("alert.fine"),
    off: isOn ? { label: t("alert.off"), path: `${alertPath(about)}&off` } : null,
    back: backOf(scene),
  };
};

const fullName = ({ localizer, travel, tour }: AlertScene): string =>
  tour ? `${travel.name}, ${formatPlannedDay(tour.departureDate, localizer.market)}` : travel.name;

export const toAlertOff = (scene: AlertScene, reasons: readonly AlertReason[]): AlertOffView => {
  const { t } = scene.localizer;
  const about = aboutOf(scene);
  return {
    kind: "off",
    about,
    path: alertsPath,
    title: t("alert.offTitle"),
    thing: thingOf(scene),
    texts: [
      t("alert.offText", { name: fullName(scene) }),
      ...(reasons.includes("confirmed") ? [t("alert.offConfirmed")] : []),
      t("alert.offKept"),
    ],
    keep: { label: t("alert.keepOn"), path: `${alertPath(about)}&done` },
    go: t("alert.turnOff"),
  };
};

export const toAlertDone = (scene: AlertScene, isOn: boolean): AlertDoneView => {
  const { t } = scene.localizer;
  const about = aboutOf(scene);
  const words = scene.tour ? "alert.onTour" : "alert.onTravel";
  return {
    kind: "done",
    about,
    path: alertsPath,
    title: t(isOn ? "alert.onTitle" : "alert.offDone"),
    thing: thingOf(scene),
    isOn,
    text: isOn ? t(words, { email: scene.email ?? "" }) : t("alert.offKept"),
    change: isOn ? { label: t("alert.change"), path: alertPath(about) } : null,
    off: isOn ? { label: t("alert.off"), path: `${alertPath(about)}&off` } : null,
    back: backOf(scene),
  };
};
