import { forEachRow, reasonOf } from "#design/office/list/for-each-row.ts";
import type { ListContext } from "#design/office/list/list-declaration.ts";
import { toast } from "#design/office/toast.ts";
import type { ListedRedirect, RedirectInput } from "../contract.ts";
import { redirectApi } from "./redirect-api.ts";

const nouns = {
  one: "redirect",
  many: "redirects",
  nameOf: ({ from }: ListedRedirect) => from,
};

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

export const switchRedirects = (
  redirects: readonly ListedRedirect[],
  { country }: ListContext,
  enabled: boolean,
): Promise<void> =>
  forEachRow(
    redirects.filter((each) => each.enabled !== enabled),
    enabled ? "switched on" : "switched off",
    (each) => redirectApi(country).save(each.id, { ...each, enabled }, each.version),
    nouns,
  );

export const removeRedirects = (
  redirects: readonly ListedRedirect[],
  country: string,
): Promise<void> =>
  forEachRow(
    redirects,
    "deleted",
    ({ id, version }) => redirectApi(country).remove(id, version),
    nouns,
  );
