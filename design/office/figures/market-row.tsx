import "./market-row.css";

/** Whether a text is there in a market, in the words that are read aloud. */
const states = {
  filled: "there",
  older: "older than its source language",
  missing: "missing",
} as const;

export type MarketState = keyof typeof states;

export type MarketOfRow = Readonly<{
  /** Two letters: `IT`. */
  code: string;
  /** The country's name. */
  label: string;
  state: MarketState;
}>;

/** In which markets a text is there, older than its source or missing. */
export const MarketRow = ({
  markets,
  label: title = "Translations",
}: Readonly<{ markets: readonly MarketOfRow[]; label?: string }>) => (
  <ul className="market-row" aria-label={title}>
    {markets.map(({ code, label, state }) => (
      <li key={code} data-state={state} title={`${label}: ${states[state]}`}>
        <span aria-hidden="true">{code}</span>
        <span className="sr-only">{`${label}: ${states[state]}`}</span>
      </li>
    ))}
  </ul>
);
