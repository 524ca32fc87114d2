import "#design/office/record/record-panel.css";
import { formatExact } from "#design/office/dates/format-moment.ts";
import type { OpenRecord } from "#design/office/list/list-screen.tsx";
import { PanelHead } from "#design/office/record/panel-head.tsx";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import type { Market } from "#markets/market-type.ts";
import type { ListedRequest } from "../desk/desk-contract.ts";
import { Answering } from "./answering.tsx";
import { DepartureNow, RequestFacts } from "./request-facts.tsx";
import { Owner } from "./owner.tsx";
import { StateTag } from "./state-tag.tsx";
import { TakingBack } from "./taking-back.tsx";
import { useRequest } from "./use-request.ts";
import { Waits } from "./waits.tsx";
import { Conversation } from "./conversation.tsx";

export type RequestPanelProps = Readonly<{
  country: string;
  market: Market;
  id: string;
  open: OpenRecord<ListedRequest>;
  /** The e-mail of whoever looks. */
  account: string;
}>;

/** One request: what was asked, what was said, and how it is answered. */
export const RequestPanel = ({ country, market, id, open, account }: RequestPanelProps) => {
  const acts = useRequest({ country, id, refresh: open.refresh });
  const { data, error, isPending, refetch } = acts;
  if (!data)
    return (
      <ScreenState
        what="the request"
        isLoading={isPending}
        error={error}
        onRetry={() => void refetch()}
      >
        {null}
      </ScreenState>
    );
  const request = data.body;
  const { name, number, askedAt, state } = request;
  const isOpen = state === "new" || state === "in-talk";
  return (
    <section className="request-panel" aria-labelledby="request-panel-title">
      <PanelHead
        titleId="request-panel-title"
        title={name}
        line={`${number} · asked ${formatExact(askedAt)}`}
        isHistoryShown={false}
        onHistory={null}
        onClose={open.close}
      />
      <div className="request-body">
        <p className="request-tags">
          <StateTag state={state} /> <Waits request={request} now={acts.dataUpdatedAt} />
        </p>
        {isOpen && <Owner request={request} acts={acts} account={account} />}
        <RequestFacts request={request} market={market} />
        <DepartureNow request={request} market={market} />
        <Conversation request={request} acts={acts} />
        <TakingBack key={`given ${data.version}`} request={request} acts={acts} />
        {isOpen && <Answering key={data.version} request={request} acts={acts} />}
      </div>
    </section>
  );
};
