import "./publication.css";
import { useEffect, useState } from "react";
import type { LiveCheck } from "#features/content/pages/live-check-contract.ts";
import { formatTime } from "#design/office/dates/format-moment.ts";
import { counted } from "#platform/counted.ts";
import { publicationApi } from "./publication-api.ts";

export type LiveCheckNoteProps = Readonly<{
  country: string;
  pageId: string;
  /** Changes with each save, which starts a new check. */
  saveCount: number;
}>;

const RenewedPages = ({ renewed, renewedCount: count, tookMs }: LiveCheck) => (
  <details>
    <summary>{`${counted(count, "page")} renewed`}</summary>
    <ul>
      {tookMs !== null && <li>{`Seen ${tookMs} ms after the save`}</li>}
      {renewed.map((address) => (
        <li key={address}>{address}</li>
      ))}
      {count > renewed.length && <li>{`and ${count - renewed.length} more`}</li>}
    </ul>
  </details>
);

/** The path is enough to know the page by; the link has the whole address. */
const pathIn = (address: string): string => URL.parse(address)?.pathname ?? address;

const LiveCheckResult = ({ check }: Readonly<{ check: LiveCheck }>) => {
  const { address, isLive, liveAt, tookMs, reason } = check;
  const link = address !== null && (
    <a href={address} title={address} target="_blank" rel="noreferrer">
      {pathIn(address)}
    </a>
  );
  return isLive && liveAt !== null ? (
    <span className="live-check-line">
      <b>Live</b> at {link}
      {tookMs === null
        ? `, seen at ${formatTime(liveAt, "medium")}`
        : ` since ${formatTime(liveAt, "medium")}`}
    </span>
  ) : (
    <span className="live-check-line" title={reason ?? undefined}>
      <b>Not live</b> {link && <>at {link}</>} {reason}
    </span>
  );
};

type CheckOutcome = Readonly<{ check: LiveCheck } | { problem: string }>;

/** Runs after each save and on retry; `outcome` is null while the response is awaited. */
const useLiveCheck = ({ country, pageId, saveCount }: LiveCheckNoteProps) => {
  const [lastResult, setLastResult] = useState<Readonly<{
    checkKey: string;
    outcome: CheckOutcome;
  }> | null>(null);
  const [retryCount, setRetryCount] = useState(0);
  const checkKey = `${pageId} ${saveCount} ${retryCount}`;
  useEffect(() => {
    let isCurrent = true;
    const setOutcome = (next: CheckOutcome) =>
      isCurrent && setLastResult({ checkKey, outcome: next });
    publicationApi(country, pageId)
      .verify()
      .then(
        (check) => setOutcome({ check }),
        (error: unknown) =>
          setOutcome({
            problem: error instanceof Error ? error.message : "The server did not answer.",
          }),
      );
    return () => {
      isCurrent = false;
    };
  }, [country, pageId, checkKey]);
  return {
    outcome: lastResult?.checkKey === checkKey ? lastResult.outcome : null,
    retry: () => setRetryCount((count) => count + 1),
  };
};

/** Shows whether the saved page is live, as the server found when it requested the public page. */
const LiveCheckNote = (props: LiveCheckNoteProps) => {
  const { outcome, retry } = useLiveCheck(props);
  const check = outcome && "check" in outcome ? outcome.check : null;
  return (
    <div className="live-check-note" role="status" data-kind={check?.isLive ? "live" : "quiet"}>
      {!outcome && <span className="live-check-line">Looking at the public page …</span>}
      {outcome && "problem" in outcome && (
        <span className="live-check-line">
          {`The public page could not be looked at: ${outcome.problem} `}
          <button type="button" className="plain-button" onClick={retry}>
            Look again
          </button>
        </span>
      )}
      {check && <LiveCheckResult check={check} />}
      {check && check.renewedCount > 0 && <RenewedPages {...check} />}
    </div>
  );
};

export default LiveCheckNote;
