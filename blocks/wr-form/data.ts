import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrForm } from "./schema.ts";

/** Null where staff have chosen no form, closed it or deleted it. */
export const formData = async (
  { form }: z.output<(typeof wrForm)["content"]>,
  services: BlockServices,
) => (form === null ? null : services.form(form));
