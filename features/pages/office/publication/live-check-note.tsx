import "./publication.css";
import { useEffect, useState } from "react";
import type { Proof } from "#features/pages/publication-contract.ts";
import { publicationCalls } from "./publication-calls.ts";

export type ProofNoteProps = Readonly<{
  country: string;
  pageId: string;
  /** Another number with each save. */
  saved: number;
}>;

const clock = (moment: string): string => new Date(moment).toLocaleTimeString("en-GB");

const Renewed = ({ renewed, renewedCount: count }: Proof) => (
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

const Seen = ({ proof }: Readonly<{ proof: Proof }>) => {
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
        {tookMs === null ? `, seen at ${clock(liveAt)}` : ` since ${clock(liveAt)}`}
      </span>
      {tookMs !== null && <span>{`${tookMs} ms after the save`}</span>}
    </>
  ) : (
    <span>
      <b>Not live</b> {link && <>at {link}</>} {reason}
    </span>
  );
};

type Looked = Readonly<{ proof: Proof } | { problem: string }>;

/** Asks after each save, and again when told to; null while the answer is awaited. */
const useProof = ({ country, pageId, saved }: ProofNoteProps) => {
  const [seen, setSeen] = useState<Readonly<{ round: string; looked: Looked }> | null>(null);
  const [asked, setAsked] = useState(0);
  const round = `${pageId} ${saved} ${asked}`;
  useEffect(() => {
    let isWanted = true;
    const put = (next: Looked) => isWanted && setSeen({ round, looked: next });
    publicationCalls(country, pageId)
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
const ProofNote = (props: ProofNoteProps) => {
  const { looked, lookAgain } = useProof(props);
  const proof = looked && "proof" in looked ? looked.proof : null;
  return (
    <div className="proof-note" role="status" data-kind={proof?.isLive ? "live" : "quiet"}>
      {!looked && <span>Looking at the public page …</span>}
      {looked && "problem" in looked && (
        <span>
          {`The public page could not be looked at: ${looked.problem} `}
          <button type="button" className="plain-button" onClick={lookAgain}>
            Look again
          </button>
        </span>
      )}
      {proof && <Seen proof={proof} />}
      {proof && proof.renewedCount > 0 && <Renewed {...proof} />}
    </div>
  );
};

export default ProofNote;
