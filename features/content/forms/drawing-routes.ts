import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import { type FormInput } from "./contract.ts";

/** Draws pages with a form that is not saved; the app provides it, since it knows the public site. */
export type FormPreview = Readonly<{
  /** @returns a whole page of the site */
  drawForm: (market: string, form: FormInput) => Promise<string>;
}>;

/** Mounted under `/api/{country}/forms/drawings`. */
export const addFormDrawing = (api: Api, { drawForm }: FormPreview): void =>
  api.route(calls.drawForm, {
    async handle({ market, body }) {
      return { body: { html: await drawForm(market, body) } };
    },
  });
