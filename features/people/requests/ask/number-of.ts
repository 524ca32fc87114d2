import { marketById } from "#markets/markets.ts";
import { spokenNumber } from "../rules.ts";
import type { StoredRequest } from "../store.ts";

/** `US-4172`; the market without a code of its own is `INT`. */
export const numberOf = ({ market, number }: Pick<StoredRequest, "market" | "number">): string =>
  spokenNumber(marketById(market).countryCode ?? "INT", number);
