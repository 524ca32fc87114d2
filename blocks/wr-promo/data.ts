import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrPromo } from "./schema.ts";

/** `until` is in the market's time zone. */
export const promoData = async (
  { endsAt }: z.output<(typeof wrPromo)["content"]>,
  { t, formatMoment: moment }: BlockServices,
) => ({ code: t("block.code"), until: endsAt && t("block.until", moment(endsAt)) });
