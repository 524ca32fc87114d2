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

type AmountProps = Readonly<{ price: PriceView; day: string | undefined }>;

/** Keeps the comma on the line of the amount when the day wraps to the next line. */
const Amount = ({ price: { amount, also }, day }: AmountProps) => {
  const said = (
    <>
      <strong>{amount}</strong>
      {also && `\u00A0· ${also}`}
    </>
  );
  return day ? (
    <>
      <span>{said},</span> <span>{day}</span>
    </>
  ) : (
    said
  );
};

export const Price = ({ price, labels }: { price: PriceView; labels: PriceLabels }) => (
  <span className="price">
    {price.was && (
      <>
        <span className="sr-only">{labels.was} </span>
        <s>{price.was}</s>{" "}
      </>
    )}
    {labels.from && <span className="price-word">{labels.from} </span>}
    <Amount price={price} day={labels.day} />{" "}
    <span className="price-word">
      {labels.perPerson}
      {labels.insured && <span className="price-insured">, {labels.insured}</span>}
    </span>
    {price.converted && <small>{price.converted}</small>}
  </span>
);
