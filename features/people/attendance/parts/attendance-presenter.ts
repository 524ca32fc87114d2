import type { EventRecord } from "#features/catalogue/events/contract.ts";
import { dayText } from "#features/catalogue/events/parts/days-text.ts";
import { hasBegun } from "#features/catalogue/events/rules.ts";
import type { LinkView } from "#features/assets/layout/parts/shell-view.ts";
import { dayAt, formatDayOfYear, formatTime, formatWeekday } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import { maxEvents } from "../contract.ts";
import { freePlaces } from "../rules.ts";
import type { AttendanceView, PlaceButton } from "./attendance-view.ts";
import type { OwnPlace } from "./own-place.ts";

export type ShownEvent = Pick<
  EventRecord,
  "id" | "startsAt" | "places" | "city" | "address" | "slug"
> &
  Readonly<{ coming: number; waiting: number }>;

export type PlaceScene = Readonly<{
  localizer: Localizer;
  event: ShownEvent;
  /** `14 going` and `6 places left`. */
  numbers: Readonly<{ going: string; left: string }>;
  path: string;
  calendar: LinkView;
  now: Date;
}>;

type Shown = Pick<AttendanceView, "kind" | "title"> & Partial<AttendanceView>;

const whenText = ({ localizer, event }: PlaceScene): string => {
  const { market } = localizer;
  const day = dayText(localizer, dayAt(event.startsAt, market));
  return `${day}, ${formatTime(event.startsAt, market)}`;
};

const joining = ({ localizer: { t } }: PlaceScene, look: PlaceButton["look"]): PlaceButton => ({
  action: "waiting",
  label: t("attendance.join"),
  look,
});

const open = (scene: PlaceScene, own: OwnPlace | null): Shown => {
  const { localizer, numbers } = scene;
  const { t } = localizer;
  return {
    kind: "open",
    title: t("events.goingAndLeft", numbers),
    texts: [`${whenText(scene)}. ${t("attendance.free")}`],
    buttons: [{ action: "going", label: t("attendance.go"), look: "main" }],
    notes: [t("attendance.goHint"), ...(own ? [] : [t("attendance.strangerHint")])],
  };
};

const full = (scene: PlaceScene): Shown => {
  const { localizer, numbers, event } = scene;
  const { t } = localizer;
  return {
    kind: "full",
    title: t("attendance.fullTitle", { going: numbers.going }),
    texts: [
      `${whenText(scene)}. ${t("attendance.free")}`,
      `${t("attendance.line", { n: event.waiting })} ${t("attendance.lineHow")}`,
    ],
    buttons: [joining(scene, "quiet")],
    notes: [t("attendance.joinHint")],
  };
};

const gone = (scene: PlaceScene): Shown => ({
  kind: "gone",
  title: scene.localizer.t("attendance.goneTitle"),
  texts: [scene.localizer.t("attendance.goneText", { n: scene.event.waiting })],
  buttons: [joining(scene, "main")],
});

const going = ({ localizer, event, numbers, calendar }: PlaceScene): Shown => {
  const { t, market } = localizer;
  const day = dayAt(event.startsAt, market);
  return {
    kind: "going",
    tag: { icon: "check", text: t("attendance.goingTag") },
    title: t("attendance.goingTitle", {
      day: formatWeekday(day, market.language, { length: "long" }),
    }),
    texts: [
      t("attendance.goingText", {
        day: formatDayOfYear(day, market),
        time: formatTime(event.startsAt, market),
        place: event.address || event.city,
        ...numbers,
      }),
    ],
    calendar,
    buttons: [{ action: "leave", label: t("attendance.leave"), look: "plain" }],
    notes: [t("attendance.goingHint")],
  };
};

const leaving = ({ localizer: { t } }: PlaceScene): Shown => ({
  kind: "leaving",
  title: t("attendance.leavingTitle"),
  texts: [t("attendance.leavingText")],
  buttons: [
    { action: "going", label: t("attendance.stay"), look: "safe" },
    { action: "give-back", label: t("attendance.giveBack"), look: "quiet" },
  ],
});

const waiting = ({ localizer: { t } }: PlaceScene, { email, attendance }: OwnPlace): Shown => ({
  kind: "waiting",
  tag: { icon: "clock", text: t("attendance.waitingTag") },
  title: t("attendance.ahead", { n: attendance.ahead }),
  texts: [t("attendance.waitingText", { email })],
  buttons: [{ action: "give-back", label: t("attendance.leaveLine"), look: "plain" }],
});

const begun = (scene: PlaceScene): Shown => ({
  kind: "begun",
  title: scene.localizer.t("events.goingAndLeft", scene.numbers),
  texts: [scene.localizer.t("attendance.begun")],
});

const shownOf = (scene: PlaceScene, own: OwnPlace | null): Shown => {
  const { event, now } = scene;
  if (hasBegun(event, now)) return begun(scene);
  if (own?.attendance.state === "going")
    return own.step === "leaving" ? leaving(scene) : going(scene);
  if (own?.attendance.state === "waiting") return waiting(scene, own);
  if (freePlaces(event) > 0) return open(scene, own);
  return own?.step === "gone" ? gone(scene) : full(scene);
};

/** @param own null on the page that is the same for everyone */
export const toAttendanceView = (scene: PlaceScene, own: OwnPlace | null): AttendanceView => {
  const { localizer, event, path } = scene;
  const { t } = localizer;
  const shown = shownOf(scene, own);
  const tooMany = own?.step === "many" ? [t("attendance.tooMany", { n: maxEvents })] : [];
  return {
    eventId: event.id,
    isOwn: own !== null,
    path,
    tag: null,
    calendar: null,
    buttons: [],
    notes: [],
    offline: t("attendance.offline"),
    lost: t("attendance.lost"),
    busy: t("attendance.busy"),
    ...shown,
    texts: [...(shown.texts ?? []), ...tooMany],
  };
};
