import { joinAmounts } from "#markets/localizer.ts";
import type { PriceView } from "./price-view.ts";

export type PriceLabels = Readonly<{
  perPerson: string;
  was: string;
  from?: string;
  /** The day of the departure that has this price, shown after the amount and a comma. */
  day?: string;
  /**
   * `insurance included`, shown after a comma on screens that are wide enough (`trip-facts.css`).
   */
  insured?: string;
}>;

/** Keeps the comma on the line of the amount when the day wraps to the next line. */
const Amount = ({ amount, day }: { amount: string; day: string | undefined }) =>
  day ? (
    <>
      <span>
        <strong>{amount}</strong>,
      </span>{" "}
      <span>{day}</span>
    </>
  ) : (
    <strong>{amount}</strong>
  );

export const Price = ({ price, labels }: { price: PriceView; labels: PriceLabels }) => (
  <span className="price">
    {price.was && (
      <>
        <span className="sr-only">{labels.was} </span>
        <s>{price.was}</s>{" "}
      </>
    )}
    {labels.from && <span className="price-word">{labels.from} </span>}
    <Amount amount={joinAmounts(price.amount, price.also)} day={labels.day} />{" "}
    <span className="price-word">
      {labels.perPerson}
      {labels.insured && <span className="price-insured">, {labels.insured}</span>}
    </span>
    {price.converted && <small>{price.converted}</small>}
  </span>
);
