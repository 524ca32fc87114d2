import { formatDate } from "#markets/format.ts";
import { tourDraftSchema } from "#features/tours/contract.ts";
import { readDay } from "../parse/day.ts";
import { failed, quoted, tidy } from "../parse/parsed.ts";
import type { Column } from "./column.ts";
import { isEmptyText } from "./field-columns.ts";

/** `SAHARA10 10 % until 31/01/2027` */
export const promoCell: Pick<Column, "textOf" | "read"> = {
  textOf: ({ draft: { promo } }) =>
    promo ? `${promo.code} ${promo.percent} % until ${formatDate(promo.until)}` : "",
  read: (text, draft) => {
    if (isEmptyText(text)) return { draft: { ...draft, promo: null } };
    const found = /^([A-Z0-9]+) -?(\d{1,2}) ?% (?:until )?(.+)$/.exec(tidy(text));
    if (!found)
      return failed(
        `${quoted(text)} is not a promotion. Write it as SAHARA10 10 % until 31/01/2027.`,
      );
    const [, code = "", percent = "", until = ""] = found;
    const day = readDay(until, { near: draft.departureDate });
    if (!("value" in day)) return day;
    const promo = { code, percent: Number(percent), until: day.value };
    return tourDraftSchema.shape.promo.safeParse(promo).success
      ? { draft: { ...draft, promo } }
      : failed("A promotion takes 1 to 90 % off, and its code has at most 20 letters.");
  },
};
