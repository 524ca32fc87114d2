import { expect } from "vitest";
import type { Redirect } from "#features/redirects/contract.ts";
import { listRedirects } from "#features/redirects/store.ts";
import { smallCatalogue } from "./small-catalogue.ts";
import { openStaffApi } from "./staff-api.ts";

export type Sent = Partial<Record<keyof Redirect, unknown>>;
type Headers = Readonly<Record<string, string>>;
type Refusal = Readonly<{ detail: string; errors?: readonly { path: string; message: string }[] }>;

export const calls = "/api/it/redirects";
export const switchedOn = { status: 301, enabled: true };

/** An editor who works on Italy's redirects, beside a small catalogue; the caller closes the API. */
export const openRedirectCalls = async () => {
  const api = await openStaffApi();
  const editor = await api.signIn("editor");
  await smallCatalogue(api.db, new Date());

  const post = (json: Sent | string, headers: Headers = {}) =>
    editor.send("POST", calls, { json, headers });
  const put = (id: string, json: Sent | string, headers: Headers = {}) =>
    editor.send("PUT", `${calls}/${id}`, { json, headers });
  const all = () => listRedirects(api.db, "it-IT");
  const written = async () => [await all(), await api.db.selectFrom("audit").selectAll().execute()];
  let made = 0;

  return {
    ...api,
    editor,
    post,
    put,
    all,
    create: async (over: Sent = {}): Promise<Redirect> => {
      made += 1;
      const from = `/from-${made}`;
      const answer = await post({ from, to: `/to-${made}`, ...switchedOn, ...over });
      expect({ status: answer.statusCode, body: answer.body }).toMatchObject({ status: 201 });
      return answer.json<Redirect>();
    },
    /** Sends what must be refused, and sees that neither a redirect nor its audit was written. */
    refused: async (json: Sent | string, over: { id?: string; headers?: Headers } = {}) => {
      const before = await written();
      const answer = await (over.id ? put(over.id, json, over.headers) : post(json, over.headers));
      expect(await written()).toEqual(before);
      expect(answer.body).not.toMatch(/node_modules|select |redirect_from|at .*\.ts/);
      const { detail, errors = [] } = answer.json<Refusal>();
      const paths = errors.map(({ path }) => path);
      return { status: answer.statusCode, detail, errors, paths };
    },
  };
};
