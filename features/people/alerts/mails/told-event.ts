import type { Tour } from "#features/catalogue/tours/contract.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { EventReason } from "../contract.ts";

/** What a mail tells of. */
export type ToldEvent = Readonly<{
  reason: EventReason;
  /** Before, in cents of the market's currency. */
  priceCents: number;
  tour: Tour;
  travel: Travel;
}>;
