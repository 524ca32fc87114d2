import "../requests.css";
import "./departure-requests.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useParams, useSearchParams } from "react-router";
import { useAccount } from "#design/office/account.ts";
import { useDocumentTitle } from "#design/office/document-title.ts";
import { formatDay } from "#design/office/dates/format-moment.ts";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { ScreenTabs } from "#design/office/screen/screen-tabs.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { StatusTag } from "#features/records/statuses/parts/status-tag.tsx";
import type { Market } from "#markets/market-type.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { call } from "#platform/browser/call.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { getDepartureRequests } from "#features/people/requests/desk/calls.ts";
import type { DepartureRequests } from "./shown-requests.ts";
import { RequestPanel } from "../request-panel.tsx";
import { DepartureNumbers } from "./departure-numbers.tsx";
import { IfYouGive } from "./if-you-give.tsx";
import { AnsweredRows, OpenRows } from "./request-rows.tsx";

type Scene = Readonly<{ country: string; market: Market }>;

/** What was asked for, the chosen requests, and the open one, which stands in the address. */
const useRequestsOf = (country: string, id: string) => {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const [query, setQuery] = useSearchParams();
  const client = useQueryClient();
  const queryKey = ["departure-requests", country, id];
  const found = useQuery({
    queryKey: [...queryKey, chosen],
    queryFn: () =>
      call(getDepartureRequests, { country, id }, { query: { chosen: chosen.join(",") } }),
    placeholderData: (before) => before,
    retry: false,
  });
  const open = (requestId: string | null) =>
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (requestId === null) after.delete("request");
        else after.set("request", requestId);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return {
    found,
    chosen,
    openId: query.get("request"),
    open,
    choose: (requestId: string) =>
      setChosen((before) =>
        before.includes(requestId)
          ? before.filter((each) => each !== requestId)
          : [...before, requestId],
      ),
    refresh: () => client.invalidateQueries({ queryKey }),
  };
};

type PartProps = Scene &
  Readonly<{ requests: DepartureRequests; state: ReturnType<typeof useRequestsOf> }>;

const Lists = ({ requests, state }: Omit<PartProps, "country" | "market">) => {
  const { departure, open, answered, seatsAsked } = requests;
  const { chosen, openId } = state;
  const now = state.found.dataUpdatedAt;
  const shared = { now, openId, onOpen: state.open };
  return (
    <div className="departure-requests-main">
      <DepartureNumbers departure={departure} seatsAsked={seatsAsked} requestCount={open.length} />
      <OpenRows
        {...shared}
        rows={open}
        isFull={departure.isFull}
        chosen={chosen}
        onChoose={state.choose}
      />
      {answered.length > 0 && <AnsweredRows {...shared} rows={answered} />}
    </div>
  );
};

const Side = ({ country, market, requests, state }: PartProps) => {
  const account = useAccount();
  const { openId, open, refresh, chosen } = state;
  if (openId === null) return <IfYouGive requests={requests} chosen={chosen} />;
  return (
    <RequestPanel
      key={openId}
      country={country}
      market={market}
      id={openId}
      account={account}
      open={{ id: openId, row: null, refresh, close: () => open(null) }}
    />
  );
};

const Screen = ({ country, market }: Scene) => {
  const { travel = "", tour = "" } = useParams();
  const state = useRequestsOf(country, tour);
  const { data, error, isPending, refetch } = state.found;
  const path = `/travels/${travel}/tours/${tour}`;
  const title = data ? `Departure of ${formatDay(data.departure.departureDate)}` : "Departure";
  useDocumentTitle(`Requests · ${title}`);
  return (
    <div className="departure-requests">
      <ScreenTop
        title={title}
        back={{ path: `/travels/${travel}/tours`, label: "Back to the departures" }}
        {...(data && {
          count: data.departure.travelName,
          tag: <StatusTag status={data.departure.status} />,
        })}
      />
      <ScreenTabs
        label="Parts of the departure"
        tabs={[
          { to: path, label: "Departure", isCurrent: false },
          {
            to: `${path}/requests`,
            label: "Requests",
            isCurrent: true,
            ...(data && { count: data.open.length }),
          },
        ]}
      />
      {data ? (
        <div className="departure-requests-body">
          <Lists requests={data} state={state} />
          <aside className="departure-requests-side" aria-label="If you give">
            <Side country={country} market={market} requests={data} state={state} />
          </aside>
        </div>
      ) : (
        <ScreenState
          what="the requests"
          isLoading={isPending}
          error={error}
          onRetry={() => void refetch()}
        >
          {null}
        </ScreenState>
      )}
    </div>
  );
};

/** The requests for one departure, with what giving them would do. */
const DepartureRequestsScreen = ({ country }: Readonly<{ country: string }>) => {
  const market = marketByApiCountry(country);
  return (
    market && (
      <QueryProvider>
        <Screen country={country} market={market} />
      </QueryProvider>
    )
  );
};

export default DepartureRequestsScreen;
