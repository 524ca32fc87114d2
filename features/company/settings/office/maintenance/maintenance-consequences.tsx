import { useQuery } from "@tanstack/react-query";
import { type Consequence, WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { useSettled } from "#design/office/use-settled.ts";
import type { Maintenance } from "#features/company/settings/contract.ts";
import type { MaintenanceConsequences } from "#features/company/settings/maintenance-contract.ts";
import { getMaintenanceConsequences } from "#features/company/settings/maintenance/calls.ts";
import { nameInSentence } from "#markets/places/name-in-sentence.ts";
import { call } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";
import type { SettingMarket } from "../draft/settings-api.ts";
import { nowTitle } from "../parts/now-title.ts";
import { momentIn } from "./market-table.tsx";

type Facts = Readonly<{
  isDirty: boolean;
  market: SettingMarket;
  maintenance: Maintenance;
  consequences: MaintenanceConsequences;
}>;

/** From when something holds that begins with a save; nothing where it holds already. */
const sinceSave = (isDirty: boolean): string => (isDirty ? ", as soon as it is saved" : "");

const siteConsequence = ({ isDirty, market, maintenance, consequences }: Facts): Consequence => {
  const { code, label } = market;
  const { site, from, until } = maintenance;
  const { isClosed, changesAt } = consequences;
  if (!isClosed && changesAt === null)
    return {
      icon: "globe",
      text: `The site of ${nameInSentence(label)} is open`,
      lines: site ? ["The end has passed: the switch closes nothing"] : [],
    };
  const when = isClosed || from === null ? sinceSave(isDirty) : `, from ${momentIn(code, from)}`;
  return {
    icon: "globe",
    kind: "warning",
    text: `Every page of ${nameInSentence(label)} answers 503${when}`,
    lines: [
      until === null
        ? "Until somebody switches it off: search engines come back every minute"
        : `Search engines are told to come back at ${momentIn(code, until)}`,
      "Staff sign-in and the back-office stay open",
    ],
  };
};

const staffConsequence = ({ isDirty, maintenance, consequences: { people } }: Facts): Consequence =>
  maintenance.customPage
    ? {
        icon: "lock",
        kind: "warning",
        text: `Editors cannot save custom pages${sinceSave(isDirty)}`,
        lines: [
          ...(people.length === 0
            ? ["Nobody has one open now"]
            : [
                `${counted(people.length, "person has", "people have")} one open now: ${people.join(", ")}`,
                "Their edits stay on their device",
              ]),
          "Administrators can save",
        ],
      }
    : { icon: "lock", text: "Editors can save custom pages", lines: [] };

const planConsequence = ({ market, maintenance, consequences }: Facts): Consequence => {
  const { plannedCount, nextPlanned } = consequences;
  const during =
    plannedCount === 0
      ? "Nothing is planned while the site is closed"
      : `${counted(plannedCount, "page comes or goes", "pages come or go")} while the site is closed`;
  return {
    icon: "clock",
    text: "Planned publishing goes on",
    lines: [
      ...(maintenance.site && nextPlanned !== null ? [during] : []),
      nextPlanned === null
        ? "Nothing is planned"
        : `Next ${nextPlanned.isPublished ? "to appear" : "to disappear"}: ${momentIn(market.code, nextPlanned.at)}`,
    ],
    links: nextPlanned ? [{ to: `/custompages/${nextPlanned.id}`, text: nextPlanned.name }] : [],
  };
};

type SideProps = Readonly<{ market: SettingMarket; maintenance: Maintenance; isDirty: boolean }>;

/** What the market's maintenance means for visitors, staff and what is planned. */
export const MaintenanceSide = ({ market, maintenance, isDirty }: SideProps) => {
  const settled = useSettled(maintenance);
  const { data, error, isPlaceholderData } = useQuery({
    queryKey: ["maintenance-consequences", market.code, settled],
    queryFn: () => call(getMaintenanceConsequences, { country: market.code }, { body: settled }),
    placeholderData: (before) => before,
    retry: false,
    refetchInterval: 30_000,
  });
  if (error && !data)
    return (
      <Note kind="warning" title="Not known.">
        {error.message}
      </Note>
    );
  if (!data) return <p className="settings-side-quiet">Loading …</p>;
  const facts = { isDirty, market, maintenance: settled, consequences: data };
  return (
    <>
      <WhatWillHappen
        title={isDirty ? undefined : nowTitle}
        consequences={[siteConsequence(facts), staffConsequence(facts), planConsequence(facts)]}
        isStale={isPlaceholderData}
      />
      {isDirty && <p className="settings-side-quiet">Nothing is saved yet.</p>}
    </>
  );
};
