import { expect } from "vitest";
import type { Redirect } from "#features/redirects/contract.ts";
import { listRedirects } from "#features/redirects/store.ts";
import { seedSmallCatalogue } from "./small-catalogue.ts";
import { openStaffApi } from "./staff-api.ts";

export type RedirectInput = Partial<Record<keyof Redirect, unknown>>;
type Headers = Readonly<Record<string, string>>;
type Refusal = Readonly<{ detail: string; errors?: readonly { path: string; message: string }[] }>;

export const redirectsPath = "/api/it/redirects";
export const enabled301 = { status: 301, enabled: true } as const;

/** A signed-in editor of Italy's redirects, with a small catalogue. The caller closes the API. */
export const openRedirectApi = async () => {
  const api = await openStaffApi();
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
