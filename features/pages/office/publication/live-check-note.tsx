import "./publication.css";
import { useEffect, useState } from "react";
import type { LiveCheck } from "#features/pages/publication-contract.ts";
import { publicationApi } from "./publication-api.ts";

export type LiveCheckNoteProps = Readonly<{
  country: string;
  pageId: string;
  /** Another number with each save. */
  saved: number;
}>;

const formatTime = (moment: string): string => new Date(moment).toLocaleTimeString("en-GB");

const RenewedPages = ({ renewed, renewedCount: count }: LiveCheck) => (
  <details>
    <summary>{`${count} ${count === 1 ? "page" : "pages"} renewed`}</summary>
    <ul>
      {renewed.map((address) => (
        <li key={address}>{address}</li>
      ))}
      {count > renewed.length && <li>{`and ${count - renewed.length} more`}</li>}
    </ul>
  </details>
);

const LiveCheckResult = ({ proof }: Readonly<{ proof: LiveCheck }>) => {
  const { address, isLive, liveAt, tookMs, reason } = proof;
  const link = address !== null && (
    <a href={address} target="_blank" rel="noreferrer">
      {address}
    </a>
  );
  return isLive && liveAt !== null ? (
    <>
      <span>
        <b>Live</b> at {link}
        {tookMs === null ? `, seen at ${formatTime(liveAt)}` : ` since ${formatTime(liveAt)}`}
      </span>
      {tookMs !== null && <span>{`${tookMs} ms after the save`}</span>}
    </>
  ) : (
    <span>
      <b>Not live</b> {link && <>at {link}</>} {reason}
    </span>
  );
};

type CheckOutcome = Readonly<{ proof: LiveCheck } | { problem: string }>;

/** Asks after each save, and again when told to; null while the answer is awaited. */
const useLiveCheck = ({ country, pageId, saved }: LiveCheckNoteProps) => {
  const [seen, setSeen] = useState<Readonly<{ round: string; looked: CheckOutcome }> | null>(null);
  const [asked, setAsked] = useState(0);
  const round = `${pageId} ${saved} ${asked}`;
  useEffect(() => {
    let isWanted = true;
    const put = (next: CheckOutcome) => isWanted && setSeen({ round, looked: next });
    publicationApi(country, pageId)
      .prove()
      .then(
        (proof) => put({ proof }),
        (error: unknown) =>
          put({ problem: error instanceof Error ? error.message : "The server did not answer." }),
      );
    return () => {
      isWanted = false;
    };
  }, [country, pageId, round]);
  return {
    looked: seen?.round === round ? seen.looked : null,
    lookAgain: () => setAsked((count) => count + 1),
  };
};

/** What visitors see of the page, asked of the running server after each save. */
const LiveCheckNote = (props: LiveCheckNoteProps) => {
  const { looked, lookAgain } = useLiveCheck(props);
  const proof = looked && "proof" in looked ? looked.proof : null;
  return (
    <div className="live-check-note" role="status" data-kind={proof?.isLive ? "live" : "quiet"}>
      {!looked && <span>Looking at the public page …</span>}
      {looked && "problem" in looked && (
        <span>
          {`The public page could not be looked at: ${looked.problem} `}
          <button type="button" className="plain-button" onClick={lookAgain}>
            Look again
          </button>
        </span>
      )}
      {proof && <LiveCheckResult proof={proof} />}
      {proof && proof.renewedCount > 0 && <RenewedPages {...proof} />}
    </div>
  );
};

export default LiveCheckNote;
