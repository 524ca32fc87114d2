import type { ReadPrice } from "#features/company/settings/currencies-contract.ts";
import { formatWeekday } from "#markets/format.ts";
import { marketByApiCountry } from "#markets/markets.ts";

/** `Sat 27/03/2027` */
const dayText = (day: string): string =>
  `${formatWeekday(day, "en")} ${day.split("-").toReversed().join("/")}`;

type ReadPriceCardProps = Readonly<{ country: string; price: ReadPrice }>;

/** The next departure's price in the words of its page. */
export const ReadPriceCard = ({ country, price }: ReadPriceCardProps) => (
  <section className="settings-block" aria-labelledby="read-price-title">
    <b id="read-price-title">As a visitor sees it</b>
    <div className="settings-card">
      <p className="read-price-day">{dayText(price.departureDate)}</p>
      <div lang={marketByApiCountry(country)?.htmlLang}>
        <p>
          <b>{price.amount}</b>
        </p>
        <p>{price.converted}</p>
        <p className="settings-quiet">{price.payNote}</p>
      </div>
    </div>
  </section>
);
