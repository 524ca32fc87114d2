import { Icon } from "#design/office/icons.tsx";
import type { Hop, RedirectTrace } from "#features/assets/redirects/contract.ts";
import { originSentence } from "../made-by.ts";

/** As people read an address; the original where its encoding cannot be read. */
const readable = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

const hopReason = (hop: Hop): string => {
  if (hop.madeBy) return originSentence(hop.madeBy);
  return hop.reason === "moved"
    ? "Former address of a travel that was renamed"
    : "The site writes this address otherwise";
};

const endText = ({ kind, name }: RedirectTrace["end"]): string => {
  switch (kind) {
    case "page":
      return `Custom page “${name ?? ""}”`;
    case "catalogue":
      return "A page of the catalogue";
    case "server":
      return "A file or a page of the server";
    case "missing":
      return "Nothing is here";
    case "gone":
      return "Gone for good, and the page says so";
    case "loop":
      return "A loop, or too long a way: browsers give up";
  }
};

const queryText = (isQueryKept: boolean | null): string => {
  if (isQueryKept === null) return "";
  return isQueryKept ? " · the query is kept" : " · the query is lost on the way";
};

type TraceStepsProps = Readonly<{
  trace: RedirectTrace;
  requestedPath: string;
  onOpen: (redirectId: string) => void;
}>;

/** Each address on the way, what led there, and the answer at the end. */
export const TraceSteps = ({ trace, requestedPath, onOpen }: TraceStepsProps) => {
  const { hops, end, isQueryKept } = trace;
  const isFound = end.status === 200;
  const endName = end.status === null ? "loop" : String(end.status);
  return (
    <ol className="trace">
      {hops.map((hop, index) => (
        <li key={hop.from}>
          <span className="trace-mark">
            <Icon name="redirect" />
          </span>
          <div>
            {index > 0 && <span className="redirect-status">{hops[index - 1]?.status}</span>}{" "}
            <b>{readable(hop.from)}</b>
            <p>
              {hopReason(hop)}
              {hop.redirectId && (
                <>
                  {" · "}
                  <button
                    type="button"
                    className="plain-button"
                    aria-label={`Open the redirect from ${readable(hop.from)}`}
                    onClick={() => onOpen(hop.redirectId ?? "")}
                  >
                    open
                  </button>
                </>
              )}
            </p>
          </div>
        </li>
      ))}
      <li data-found={isFound}>
        <span className="trace-mark">
          <Icon name={isFound ? "check" : "warning"} />
        </span>
        <div>
          {hops.length > 0 && <span className="redirect-status">{hops.at(-1)?.status}</span>}{" "}
          <b>{readable(hops.length > 0 ? end.path : requestedPath)}</b>
          <p>{endText(end)}</p>
          <p>
            <span className="tag" data-kind={isFound ? "live" : "wrong"}>
              {endName}
            </span>
            {queryText(isQueryKept)}
          </p>
        </div>
      </li>
    </ol>
  );
};
