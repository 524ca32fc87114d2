import type { Day } from "#markets/days.ts";
import { formatDate } from "#markets/format.ts";

/**
 * A day as its field's hint asks for it: `20.03.2027` for `TT.MM.JJJJ`, `20/03/2027` for
 * `DD/MM/YYYY`.
 */
export const formatTypedDay = (day: Day, hint: string): string =>
  formatDate(day).replaceAll("/", hint.charAt(2));
