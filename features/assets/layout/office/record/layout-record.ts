import type { Values } from "#design/office/record/record-declaration.ts";
import type {
  RecordPageDeclaration,
  SaveQuestion,
} from "#design/office/record-page/record-page-declaration.ts";
import { getLayoutConsequences } from "#features/assets/layout/calls.ts";
import { type Layout, type LayoutArea, layoutSchemas } from "#features/assets/layout/contract.ts";
import type { LayoutConsequences, LayoutInput } from "#features/assets/layout/record-contract.ts";
import { layoutErrors } from "#features/assets/layout/rules.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { call } from "#platform/browser/call.ts";
import { labelsWritten } from "../copy/labels-written.ts";
import { targetField } from "../entries/target-field.tsx";
import { fieldName } from "./field-name.ts";

export const partNames: Readonly<Record<LayoutArea, string>> = {
  header: "Header",
  footer: "Footer",
  beans: "Beans",
  contacts: "Contacts",
};

const emptyParts: Layout = {
  header: { links: [] },
  footer: { groups: [], company: "", legal: [] },
  beans: { items: [] },
  contacts: { email: "", phone: "", hours: "", address: "", profiles: [] },
};

type Links = LayoutConsequences["dead"];

const counted = ({ length }: Links, one: string, many: string): string =>
  length === 1 ? `1 link ${one}` : `${length} links ${many}`;

const questionOf = ({ dead, hidden }: LayoutConsequences): SaveQuestion | null => {
  if (dead.length === 0 && hidden.length === 0) return null;
  return {
    consequences: [
      ...(dead.length > 0
        ? [
            {
              icon: "warning" as const,
              kind: "wrong" as const,
              text: `${counted(dead, "leads", "lead")} visitors to a 404.`,
              lines: dead.map(({ label, to }) => `${label}: nothing is at ${to}`),
            },
          ]
        : []),
      ...(hidden.length > 0
        ? [
            {
              icon: "eye" as const,
              kind: "warning" as const,
              text: `${counted(hidden, "is", "are")} not shown, since the market has no such page.`,
              lines: hidden.map(({ label, to }) => `${label}: ${to}`),
            },
          ]
        : []),
    ],
    label: "Save all the same",
  };
};

const ofPart = (area: LayoutArea, timeZone: string): RecordPageDeclaration<LayoutInput> => ({
  one: area,
  timeZone,
  schema: layoutSchemas[area],
  empty: emptyParts[area],
  list: null,
  path: (country) => `${country}/layout`,
  nameOf: () => partNames[area],
  specialFields: [targetField],
  keepsVersions: true,
  follow: (before, after) => labelsWritten(before, after),
  rules: (input) => layoutErrors(area, layoutSchemas[area].parse(input)),
  fieldName: (path) => fieldName(area, path),
  ask: async (country, _record, values: Values) =>
    questionOf(
      await call(
        getLayoutConsequences,
        { country, id: area },
        { body: layoutSchemas[area].parse(values) },
      ),
    ),
  saved: `${partNames[area]} saved.`,
  created: "",
  deleted: "",
});

const known = new Map<string, RecordPageDeclaration<LayoutInput>>();

/** The object stays the same for a part of a market. */
export const layoutRecord = (
  area: LayoutArea,
  country: string,
): RecordPageDeclaration<LayoutInput> => {
  const timeZone = marketByApiCountry(country)?.timeZone ?? "UTC";
  const key = `${area} ${timeZone}`;
  const record = known.get(key) ?? ofPart(area, timeZone);
  known.set(key, record);
  return record;
};
