import { expect } from "vitest";
import type { Redirect } from "#features/assets/redirects/contract.ts";
import type { RedirectImportReport } from "#features/assets/redirects/import-contract.ts";
import { listRedirects } from "#features/assets/redirects/store.ts";
import { seedSmallCatalogue } from "./small-catalogue.ts";
import { openStaffApi } from "./staff-api.ts";

export type RedirectInput = Partial<Record<keyof Redirect, unknown>>;
type Headers = Readonly<Record<string, string>>;
type Refusal = Readonly<{ detail: string; errors?: readonly { path: string; message: string }[] }>;

export const redirectsPath = "/api/it/redirects";
export const enabled301 = { status: 301, enabled: true } as const;

/** Line, outcome and first refusal of each line of an imported file. */
export const outcomesOf = ({ lines }: RedirectImportReport) =>
  lines.map(({ line, outcome, errors }) => [line, outcome, errors[0]?.message ?? null]);

/** A signed-in editor of Italy's redirects, with a small catalogue. The caller closes the API. */
export const openRedirectApi = async (...args: Parameters<typeof openStaffApi>) => {
  const api = await openStaffApi(...args);
  const editor = await api.signIn("editor");
  await seedSmallCatalogue(api.db, new Date());

  const post = (json: RedirectInput | string, headers: Headers = {}) =>
    editor.send("POST", redirectsPath, { json, headers });
  const put = (id: string, json: RedirectInput | string, headers: Headers = {}) =>
    editor.send("PUT", `${redirectsPath}/${id}`, { json, headers });
  const all = () => listRedirects(api.db, "it-IT");
  const storedRows = async () => [
    await all(),
    await api.db.selectFrom("audit").selectAll().execute(),
  ];
  let createdCount = 0;

  return {
    ...api,
    editor,
    post,
    put,
    all,
    /** The redirects of Italy, each as a line. */
    lines: async (): Promise<readonly string[]> =>
      (await all()).map(
        ({ from, to, status, enabled }) => `${from} ${to} ${status} ${enabled ? "on" : "off"}`,
      ),
    imported: async (csv: string, query = ""): Promise<RedirectImportReport> => {
      const path = `${redirectsPath}/import${query}`;
      const answer = await editor.send("POST", path, { json: { csv } });
      expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 200 });
      return answer.json<RedirectImportReport>();
    },
    create: async (overrides: RedirectInput = {}): Promise<Redirect> => {
      createdCount += 1;
      const from = `/from-${createdCount}`;
      const response = await post({ from, to: `/to-${createdCount}`, ...enabled301, ...overrides });
      expect({ status: response.statusCode, body: response.body }).toMatchObject({ status: 201 });
      return response.json<Redirect>();
    },
    /** Sends a request that must be refused, and checks that no redirect and no audit entry was written. */
    expectRefused: async (
      json: RedirectInput | string,
      target: { id?: string; headers?: Headers } = {},
    ) => {
      const before = await storedRows();
      const response = await (target.id
        ? put(target.id, json, target.headers)
        : post(json, target.headers));
      expect(await storedRows()).toEqual(before);
      expect(response.body).not.toMatch(/node_modules|select |redirect_from|at .*\.ts/);
      const { detail, errors = [] } = response.json<Refusal>();
      const paths = errors.map(({ path }) => path);
      return { status: response.statusCode, detail, errors, paths };
    },
  };
};
