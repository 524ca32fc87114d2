import type { Localizer } from "#markets/localizer.ts";
import { leastShown } from "../contract.ts";
import type { GroupBoxView, GroupWords } from "./group-words.ts";

const wordsOf = ({ t, market }: Localizer): GroupWords => {
  const n = "{n}";
  const people = "{people}";
  return {
    language: market.htmlLang,
    title: t("group.title"),
    asOf: t("group.asOf"),
    firstTime: t("group.firstTime"),
    withUs: t("group.withUs"),
    tripOne: t("group.tripOne"),
    tripOneDone: t("group.tripOneDone"),
    trips: t("group.trips", { n }),
    tripsDone: t("group.tripsDone"),
    notKnown: t("group.notKnown"),
    firstNone: t("group.firstNone"),
    firstOne: t("group.firstOne", { people }),
    firstMany: t("group.firstMany", { n, people }),
    othersTrips: t("group.othersTrips", { trips: "{trips}" }),
    womanOne: t("group.womanOne"),
    women: t("group.women", { n }),
    manOne: t("group.manOne"),
    men: t("group.men", { n }),
    unsaid: t("group.unsaid", { n }),
    ages: t("group.ages"),
    ageUnder: t("group.ageUnder", { age: "25" }),
    ageOver: t("group.ageOver", { age: "49" }),
    nobody: t("group.nobody"),
    foot: t("group.foot"),
    fewTitle: t("group.fewTitle"),
    fewText: t("group.fewText", { least: leastShown }),
  };
};

/** @param path of the departure, to which the sign-in leads back */
export const toGroupBox = (
  localizer: Localizer,
  { api, tourId, path }: Readonly<{ api: string; tourId: string; path: string }>,
): GroupBoxView => {
  const { t } = localizer;
  return {
    address: `${api}/tours/${tourId}/group`,
    title: t("group.lockedTitle"),
    lines: [t("group.lockedTrips"), t("group.lockedGenders"), t("group.lockedAges")],
    noNames: t("group.noNames"),
    signIn: {
      label: t("login.title"),
      path: `/login?returnTo=${encodeURIComponent(`${path}#group-info`)}`,
      note: t("group.signInNote"),
    },
    shown: { label: t("group.see"), path: `${path}?group#group-shown` },
    words: wordsOf(localizer),
  };
};
