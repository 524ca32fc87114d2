import type { ListContext } from "#design/office/list/list-declaration.ts";
import { toast } from "#design/office/toast.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import type { ListedRedirect, RedirectInput } from "../contract.ts";
import { redirectApi } from "./redirect-api.ts";

const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? error.message : "The server cannot be reached.";

const countOf = (count: number): string => (count === 1 ? "1 redirect" : `${count} redirects`);

type Stored = RedirectInput & Readonly<{ id: string; version: number }>;

/** Switches one redirect, and offers to take it back. */
export const switchRedirect = async (
  { country, refresh }: ListContext,
  redirect: Stored,
  enabled: boolean,
): Promise<void> => {
  const api = redirectApi(country);
  const { id, from, version } = redirect;
  const undo = async () => {
    try {
      const { body, version: newest } = await api.read(id);
      await api.save(id, { ...body, enabled: !enabled }, newest);
    } catch (error) {
      toast.error(`${from}: ${reasonOf(error)}`);
    }
    await refresh();
  };
  try {
    await api.save(id, { ...redirect, enabled }, version);
    toast.undo(`${from} is ${enabled ? "on" : "off"}.`, () => void undo());
  } catch (error) {
    toast.error(`${from}: ${reasonOf(error)}`);
  }
  await refresh();
};

/** Does one thing to each, and tells how many it was done to and why the others stayed. */
const forEach = async (
  redirects: readonly ListedRedirect[],
  done: string,
  call: (redirect: ListedRedirect) => Promise<unknown>,
): Promise<void> => {
  const refused: string[] = [];
  for (const redirect of redirects)
    try {
      await call(redirect);
    } catch (error) {
      refused.push(`${redirect.from}: ${reasonOf(error)}`);
    }
  const doneCount = redirects.length - refused.length;
  if (doneCount > 0) toast.success(`${countOf(doneCount)} ${done}.`);
  if (refused.length > 0)
    toast.error(`${countOf(refused.length)} not changed. ${refused.slice(0, 3).join(" ")}`);
};

export const switchRedirects = (
  redirects: readonly ListedRedirect[],
  { country }: ListContext,
  enabled: boolean,
): Promise<void> =>
  forEach(
    redirects.filter((each) => each.enabled !== enabled),
    enabled ? "switched on" : "switched off",
    (each) => redirectApi(country).save(each.id, { ...each, enabled }, each.version),
  );

export const removeRedirects = (
  redirects: readonly ListedRedirect[],
  country: string,
): Promise<void> =>
  forEach(redirects, "deleted", ({ id, version }) => redirectApi(country).remove(id, version));
