import type { ResourceKind } from "#features/catalogue/resources/contract.ts";
import type { Example, StoredRecords } from "./example.ts";

const tab = "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11";
const days = { from: "2027-12-20", to: "2028-01-06" };

/** The fields of each kind besides slug and name. */
const fields: Readonly<Record<ResourceKind, Readonly<Record<string, unknown>>>> = {
  badges: {},
  "cost-centers": { number: "4711" },
  "date-ranges": days,
  durations: { daysMin: 3, daysMax: 9 },
  "travel-type-primary": {},
  "travel-type-secondary": {},
  "travel-categories": {},
  "travel-formats": {},
  "travel-styles": {},
};

const examplesOf = (
  kind: string,
  ownFields: object,
): [string, (stored: StoredRecords) => Promise<Example>][] => {
  const name = kind.replaceAll(/(?:^|-)[a-z]/g, (begin) => begin.replace("-", "").toUpperCase());
  const path = `/api/it/resources/${kind}`;
  const input = ({ word }: StoredRecords) => ({ slug: word, name: word, ...ownFields });
  const exampleOfOne = async (stored: StoredRecords): Promise<Example> => ({
    params: { id: await stored.create(path, input(stored)) },
  });
  const firstVersion = async (stored: StoredRecords): Promise<Example> => {
    const { params } = await exampleOfOne(stored);
    return { params: { ...params, version: "1" } };
  };
  const purge: [string, typeof exampleOfOne][] =
    kind === "badges" ? [["purgeBadges", exampleOfOne]] : [];
  return [
    ...purge,
    [`list${name}`, async () => ({})],
    [`get${name}`, exampleOfOne],
    [`listUsersOf${name}`, exampleOfOne],
    [`listNamesOf${name}`, exampleOfOne],
    [
      `saveNameOf${name}`,
      async (stored) => {
        const { params } = await exampleOfOne(stored);
        return { params: { ...params, named: "es" }, json: { name: stored.word } };
      },
    ],
    [
      `replace${name}`,
      async (stored) => {
        const { params } = await exampleOfOne(stored);
        const other = { ...input(stored), slug: `${stored.word}-other` };
        return { params, json: { by: await stored.create(path, other) } };
      },
    ],
    [
      `beatOn${name}`,
      async (stored) => ({
        ...(await exampleOfOne(stored)),
        json: { session: tab, focus: "name", isEditing: true },
      }),
    ],
    [
      `leave${name}`,
      async (stored) => ({ ...(await exampleOfOne(stored)), json: { session: tab } }),
    ],
    // This API runs without presence events, so there is no stream.
    [`eventsOf${name}`, async (stored) => ({ ...(await exampleOfOne(stored)), status: 503 })],
    [`listVersionsOf${name}`, exampleOfOne],
    [`getVersionOf${name}`, firstVersion],
    [`restoreVersionOf${name}`, async (stored) => ({ ...(await firstVersion(stored)), json: {} })],
    [`create${name}`, async (stored) => ({ json: input(stored) })],
    [`save${name}`, async (stored) => ({ ...(await exampleOfOne(stored)), json: input(stored) })],
    [`delete${name}`, exampleOfOne],
    [
      `reorder${name}`,
      async (stored) => {
        await stored.create(path, input(stored));
        const ids = await stored.idsOf(path);
        return { json: ids.toReversed().map((id, index) => ({ id, order: index + 1 })) };
      },
    ],
  ];
};

export const resourceExamples = Object.fromEntries(
  Object.entries(fields).flatMap(([kind, ownFields]) => examplesOf(kind, ownFields)),
);
