import { z } from "zod";
import type { Api } from "#platform/server/http/routes/api.ts";
import { type FormInput, formInputSchema } from "./contract.ts";
import { formPolicy } from "./policy.ts";

/** Draws pages with a form that is not saved; the app provides it, since it knows the public site. */
export type FormPreview = Readonly<{
  /** @returns a whole page of the site */
  drawForm: (market: string, form: FormInput) => Promise<string>;
}>;

/** Mounted under `/api/{country}/forms/drawings`. */
export const addFormDrawing = (api: Api, { drawForm }: FormPreview): void =>
  api.route({
    method: "POST",
    path: "/:country/forms/drawings",
    id: "drawForm",
    summary: "A page as visitors would see it with the form; nothing is written",
    access: formPolicy.read,
    body: formInputSchema,
    answer: z.strictObject({ html: z.string() }),
    async handle({ market, body }) {
      return { body: { html: await drawForm(market, body) } };
    },
  });
