import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrPromo } from "./schema.ts";

/** When it ends, on the market's calendar and clocks. */
export const promoData = async (
  { endsAt }: z.output<(typeof wrPromo)["content"]>,
  { t, moment }: BlockServices,
) => ({ code: t("block.code"), until: endsAt && t("block.until", moment(endsAt)) });
