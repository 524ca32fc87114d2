import { formatDate } from "#markets/format.ts";
import { tourDraftSchema } from "#features/catalogue/tours/contract.ts";
import { readDay } from "../parse/day.ts";
import { failed, quoted, tidy } from "../parse/parsed.ts";
import { promoIsLive } from "#features/catalogue/tours/rules.ts";
import type { Column, Written } from "./column.ts";
import { isEmptyText } from "./field-columns.ts";

const promoText = ({ draft: { promo } }: Pick<Written, "draft">): string =>
  promo ? `${promo.code} ${promo.percent} % until ${formatDate(promo.until)}` : "";

/** `SAHARA10 10 % until 31/01/2027`, and once that day is past `SAHARA10 10 %, over`. */
export const promoCell: Pick<Column, "textOf" | "shownOf" | "read"> = {
  textOf: promoText,
  shownOf: (written, { today }) => {
    const { promo } = written.draft;
    return promo && !promoIsLive(written.draft, today)
      ? `${promo.code} ${promo.percent} %, over`
      : promoText(written);
  },
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
