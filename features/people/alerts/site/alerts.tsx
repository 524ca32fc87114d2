import accountStyles from "#features/people/accounts/parts/styles/account.css?url";
import alertsStyles from "./alerts.css?url";
import type { TourReads } from "#features/catalogue/tours/site/reads.ts";
import type { TravelReads } from "#features/catalogue/travels/site/reads.ts";
import { emailSchema } from "#features/people/accounts/contract.ts";
import type { VisitorAsked } from "#features/people/accounts/parts/visitor-asked.ts";
import { Refusal } from "#features/people/accounts/refusals-contract.ts";
import { alertPath, type AlertSubject, aboutTravel, readAbout } from "../about.ts";
import { ownerOf } from "../alerts.ts";
import { turnOnAlert } from "../change-alert.ts";
import {
  type AlertAge,
  alertAges,
  type AlertChoice,
  type AlertOwner,
  alertReasons,
  type KeptAlert,
  travelAlertSchema,
} from "#features/people/alerts/contract.ts";
import { isFollowable, possibleReasons } from "#features/people/alerts/rules.ts";
import { AlertPage } from "./alert-page.tsx";
import {
  type AlertAttempt,
  type AlertScene,
  toAlertDone,
  toAlertForm,
  toAlertOff,
} from "./alert-presenter.ts";
import type { AlertPageView } from "./alert-view.ts";
import { pathOf } from "#markets/paths.ts";
import { pageHead } from "#markets/site/head.ts";
import { visitorPage } from "#markets/site/page-route.tsx";
import type { Site } from "#markets/site/site.ts";
import { notFound, seeOther } from "#platform/site/page-ends.ts";
import type { Alerts } from "../alerts.ts";

/** @throws PageRefused 404 where there is nothing to be told of */
const sceneOf = async (
  { catalogue, localizer }: Site<TourReads & TravelReads>,
  { kind, id }: AlertSubject,
  email: string | null,
): Promise<AlertScene> => {
  const tour = kind === "tour" ? ((await catalogue.toursByIds([id])).get(id) ?? null) : null;
  if (kind === "tour" && !(tour && isFollowable(tour, localizer.today))) throw notFound();
  const [travel] = await catalogue.travelsByIds([tour?.travelId ?? id]);
  if (!travel) throw notFound();
  const tours = await catalogue.toursOfTravel(travel.id);
  return { localizer, travel, tour, tours, email };
};

const ageOf = (text: string | null): AlertAge | null =>
  alertAges.find((age) => age === text) ?? null;

/** What a form or an address chooses. */
const choiceIn = (fields: URLSearchParams, subject: AlertSubject): AlertChoice => {
  const sent = travelAlertSchema.shape.months.safeParse(fields.getAll("months"));
  return {
    reasons: alertReasons.filter((reason) => fields.getAll("reasons").includes(reason)),
    months: fields.has("months") && sent.success ? sent.data : subject.months,
    age: ageOf(fields.get("age")) ?? subject.age,
  };
};

/** An alert begins with the reason that was pressed: the first that can happen. */
const firstChoice = (
  { tour }: AlertScene,
  { months, age }: AlertSubject,
  row: KeptAlert | null,
): AlertChoice => {
  if (!row) return { reasons: tour ? possibleReasons(tour).slice(0, 1) : [], months, age };
  return {
    reasons: row.reasons,
    months: months.length > 0 ? months : row.months,
    age: age ?? row.age,
  };
};

/** The address that turns on an alert after a sign-in. */
const onPath = ({ kind, id }: AlertSubject, { reasons, months, age }: AlertChoice): string => {
  const about = kind === "tour" ? `tour.${id}` : aboutTravel(id, months, age);
  const query = reasons.map((reason) => `&reasons=${reason}`).join("");
  return `${alertPath(about)}${query}&on`;
};

type AlertSite = Site<TourReads & TravelReads>;

type AskedAlerts = VisitorAsked<AlertSite> & Readonly<{ alerts: Alerts }>;

type AlertRequest = AskedAlerts & Readonly<{ subject: AlertSubject; scene: AlertScene }>;
type Shown = Readonly<{ view: AlertPageView; status: number }>;

const formAgain = (
  { scene, form }: AlertRequest,
  choice: AlertChoice,
  error: NonNullable<AlertAttempt["error"]>,
): Shown => {
  const email = form?.fields.get("email") ?? "";
  const status = error === "full" ? 409 : 422;
  return { status, view: toAlertForm(scene, choice, false, { email, error }) };
};

/** @throws PageMoved to where the alert is on */
const turnOn = async (
  asked: AlertRequest,
  owner: AlertOwner,
  choice: AlertChoice,
): Promise<Shown> => {
  const { alerts, subject, scene } = asked;
  const possible = scene.tour ? possibleReasons(scene.tour) : [];
  const reasons = choice.reasons.filter((reason) => possible.includes(reason));
  if (scene.tour && reasons.length === 0) return formAgain(asked, choice, "reasons");
  if (!(await turnOnAlert(alerts, owner, subject, { ...choice, reasons })))
    return formAgain(asked, choice, "full");
  throw seeOther(`${alertPath(`${subject.kind}.${subject.id}`)}&done`);
};

/** A stranger gets a code, and comes back to an address that turns the alert on. */
const signInFirst = async (asked: AlertRequest, choice: AlertChoice): Promise<Shown> => {
  const { people, visit, subject, scene, form } = asked;
  const returnTo = onPath(subject, choice);
  if (!people.signIn) throw seeOther(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  if (scene.tour && choice.reasons.length === 0) return formAgain(asked, choice, "reasons");
  const email = emailSchema.safeParse(form?.fields.get("email") ?? "");
  if (!email.success) return formAgain(asked, choice, "email");
  try {
    const { challenge } = await people.signIn.start(visit, { email: email.data, returnTo });
    throw seeOther(`/login?challenge=${challenge}`);
  } catch (refusal) {
    if (!(refusal instanceof Refusal)) throw refusal;
    throw seeOther(`/login?returnTo=${encodeURIComponent(returnTo)}`);
  }
};

const receive = async (
  asked: AlertRequest,
  owner: AlertOwner | null,
  fields: URLSearchParams,
): Promise<Shown> => {
  const { alerts, subject } = asked;
  const choice = choiceIn(fields, subject);
  if (!owner) return signInFirst(asked, choice);
  if (fields.get("step") !== "off") return turnOn(asked, owner, choice);
  await alerts.end(owner, subject.id);
  throw seeOther(`${alertPath(`${subject.kind}.${subject.id}`)}&done`);
};

const show = async (asked: AlertRequest, owner: AlertOwner | null): Promise<Shown> => {
  const { alerts, subject, scene, searchParams } = asked;
  const row = owner && (await alerts.of(owner, subject.id));
  if (owner && searchParams.has("on")) return turnOn(asked, owner, choiceIn(searchParams, subject));
  if (owner && searchParams.has("done"))
    return { status: 200, view: toAlertDone(scene, row !== null) };
  if (row && searchParams.has("off")) return { status: 200, view: toAlertOff(scene, row.reasons) };
  const choice = searchParams.has("reasons")
    ? choiceIn(searchParams, subject)
    : firstChoice(scene, subject, row);
  return { status: 200, view: toAlertForm(scene, choice, row !== null) };
};

const load = async (request: AskedAlerts) => {
  const { site, visit, people, form, searchParams } = request;
  const { localizer, market, product } = site;
  const visitor = await people.visitorOf(visit);
  const subject = readAbout((form?.fields ?? searchParams).get("about"));
  if (!subject) throw seeOther(`${pathOf(market.id, "profile") ?? "/"}#alerts`);
  const scene = await sceneOf(site, subject, visitor?.email ?? null);
  const asked = { ...request, subject, scene };
  const owner = visitor && ownerOf(visitor);
  const { view, status } = await (form ? receive(asked, owner, form.fields) : show(asked, owner));
  return {
    view,
    status,
    head: pageHead(site, {
      title: `${localizer.t("alert.listTitle")} · ${product}`,
      description: localizer.t("alert.fine"),
      path: "/alerts",
      robots: "noindex",
      alternates: "alerts",
    }),
  };
};

const Alert = ({ view }: { view: AlertPageView }) => <AlertPage view={view} />;

export const alertsPage = visitorPage({
  stylesheets: [accountStyles, alertsStyles],
  load,
  Page: Alert,
});
