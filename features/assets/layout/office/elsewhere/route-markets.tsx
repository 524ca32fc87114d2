import { MarketRow } from "#design/office/figures/market-row.tsx";
import { marketByApiCountry } from "#markets/markets.ts";
import { useLayoutMarkets } from "./markets-context.ts";

/** In which markets a route has a page. */
export const RouteMarkets = ({ route }: { route: string }) => {
  const { all } = useLayoutMarkets();
  const absent = all.filter(({ paths }) => !(route in paths));
  const labelOf = (country: string) => marketByApiCountry(country)?.label ?? country;
  return (
    <div className="route-markets">
      <MarketRow
        label="Markets that have this page"
        markets={all.map(({ country, paths }) => ({
          code: country.toUpperCase(),
          label: labelOf(country),
          state: route in paths ? ("filled" as const) : ("missing" as const),
        }))}
      />
      {absent.length > 0 && (
        <p className="field-hint">
          {`Not shown in ${absent.map(({ country }) => labelOf(country)).join(", ")}: there is no such page.`}
        </p>
      )}
    </div>
  );
};
