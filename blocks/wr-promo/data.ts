import type { z } from "zod";
import type { BlockServices } from "#blocks/services.ts";
import type { wrPromo } from "./schema.ts";

/** When it ends, on the market's calendar and clocks. */
export const promoData = async (
  { endsAt }: z.output<(typeof wrPromo)["content"]>,
  { say, moment }: BlockServices,
) => ({ code: say("block.code"), until: endsAt && say("block.until", moment(endsAt)) });
