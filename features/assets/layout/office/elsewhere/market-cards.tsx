import "./market-cards.css";
import { Link } from "react-router";
import { Icon } from "#design/office/icons.tsx";
import { useDraft } from "#design/office/record-page/state/use-draft.ts";
import type { LayoutInput } from "#features/assets/layout/record-contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { useLayoutMarkets } from "./markets-context.ts";
import { marketState } from "./market-state.ts";

/** The part in each market, and what it lacks there; the one that is edited as it stands. */
export const MarketCards = () => {
  const { edited, all } = useLayoutMarkets();
  const content = useDraft((draft) => draft.edited as LayoutInput);
  const current = { ...edited, content };
  const source = all.find(({ country }) => country === "it");
  return (
    <nav className="market-cards" aria-label="Markets">
      {all.map((market) => {
        const { country } = market;
        const isEdited = country === edited.country;
        const { text, isFine } = marketState(isEdited ? current : market, current, source);
        return (
          <Link
            key={country}
            to={`?market=${country}`}
            className="market-card"
            aria-current={isEdited ? "true" : undefined}
          >
            <span className="market-card-name">
              <b>{country.toUpperCase()}</b>
              <span>{marketByApiCountry(country)?.label}</span>
              <span className="market-card-mark" data-fine={isFine}>
                <Icon name={isFine ? "check" : "warning"} />
              </span>
            </span>
            <span className="market-card-text">{text}</span>
          </Link>
        );
      })}
    </nav>
  );
};
