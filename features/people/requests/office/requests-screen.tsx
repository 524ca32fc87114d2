import "./requests.css";
import { useMemo } from "react";
import { useAccount } from "#design/office/account.ts";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { marketByApiCountry } from "#markets/markets.ts";
import { requestList } from "./request-list.tsx";
import { TakeKey } from "./taking/take-it.tsx";
import { RequestPanel } from "./request-panel.tsx";

/** What visitors ask for, and beside it the request that is open. */
const RequestsScreen = ({ country }: Readonly<{ country: string }>) => {
  const account = useAccount();
  const market = marketByApiCountry(country);
  const declaration = useMemo(() => market && requestList(market, account), [market, account]);
  if (!declaration || !market) return null;
  return (
    <ListScreen
      declaration={declaration}
      country={country}
      panelWidth={470}
      tools={<TakeKey country={country} account={account} />}
      panel={(open) =>
        open.id !== null && (
          <RequestPanel
            key={open.id}
            country={country}
            market={market}
            id={open.id}
            open={open}
            account={account}
          />
        )
      }
    />
  );
};

export default RequestsScreen;
