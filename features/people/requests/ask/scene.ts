import { dayAt } from "#markets/format.ts";
import type { Market } from "#markets/market-type.ts";
import { marketById } from "#markets/markets.ts";
import type { Mailer } from "#platform/server/mail/mail.ts";

/** What requests are taken and answered with. */
export type RequestScene = Readonly<{
  /** Null where no mails are written. */
  mailer: Mailer | null;
  product: string;
  /** Derives keys, and hides who asked in what is counted. */
  secret: string;
  /** Origin of a market's public site; null where no host serves it. */
  siteOf: (market: string) => string | null;
  /** Origin of the back-office as browsers see it. */
  office: string;
  now: () => Date;
}>;

/** The market of a request, and its day. */
export type MarketDay = Readonly<{ market: Market; today: string; now: Date }>;

export const marketDay = ({ now }: Pick<RequestScene, "now">, id: string): MarketDay => {
  const market = marketById(id);
  const moment = now();
  return { market, today: dayAt(moment, market), now: moment };
};

/** The address of a request's own page. */
export const urlOf = ({ siteOf }: Pick<RequestScene, "siteOf">, market: string, key: string) =>
  `${siteOf(market) ?? ""}/requests/${key}`;
