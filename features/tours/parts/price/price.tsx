import type { PriceView } from "./price-view.ts";

export type PriceWords = Readonly<{
  perPerson: string;
  was: string;
  from?: string;
  /** The day of the departure that it is for, after a comma. */
  day?: string;
  /** What it holds besides, after a comma where there is room (`trip-facts.css`). */
  insured?: string;
}>;

/** The comma stays with the amount where the day takes the next line. */
const Amount = ({ amount, day }: { amount: string; day: string | undefined }) =>
  day ? (
    <>
      <span>
        <strong>{amount}</strong>,
      </span>{" "}
      <span className="price-day">{day}</span>
    </>
  ) : (
    <strong>{amount}</strong>
  );

/** What is paid, what it was, and what it is in the visitor's currency. */
export const Price = ({ price, words }: { price: PriceView; words: PriceWords }) => (
  <span className="price">
    {price.was && (
      <>
        <span className="sr-only">{words.was} </span>
        <s>{price.was}</s>{" "}
      </>
    )}
    {words.from && <span className="price-word">{words.from} </span>}
    <Amount amount={price.amount} day={words.day} />{" "}
    <span className="price-word">
      {words.perPerson}
      {words.insured && <span className="price-insured">, {words.insured}</span>}
    </span>
    {price.about && <small>{price.about}</small>}
  </span>
);
