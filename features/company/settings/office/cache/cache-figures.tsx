import { Link } from "react-router";
import { formatRelative } from "#design/office/dates/format-moment.ts";
import { useNow } from "#design/office/dates/use-now.ts";
import type { CacheFigures, LastChange } from "#features/company/settings/cache-contract.ts";
import { nameInSentence } from "#markets/places/name-in-sentence.ts";
import { formatBytes, formatMilliseconds, formatShare } from "./cache-words.ts";
import { ShareCurve } from "./share-curve.tsx";
import { counted } from "#platform/counted.ts";

type FiguresProps = Readonly<{
  figures: CacheFigures;
  lastChange: LastChange;
  label: string;
  country: string;
}>;

const countFormat = new Intl.NumberFormat("en");

const madeText = ({ medianMade }: CacheFigures): string =>
  medianMade === null ? "" : `, ${formatMilliseconds(medianMade)} when made`;

const seenText = (change: LastChange): string => {
  if (change === null) return "last save to seen: nothing was saved yet";
  const { processes, all } = change;
  if (all === 1) return "last save to seen, on the one process";
  return `last save to seen, on ${processes === all ? "all " : `${processes} of `}${all} processes`;
};

/** How much the answering process keeps of the market, and how often it answers from there. */
export const Figures = ({ figures, lastChange, label, country }: FiguresProps) => {
  const now = useNow();
  const { pages, bytes, answered, hits, since, spans, medianKept } = figures;
  return (
    <ul className="cache-figures">
      <li className="cache-share">
        <div>
          <b>{formatShare(hits, answered)}</b>
          <span>
            {`answered from the cache, of ${counted(answered, "answer")} since this process began ${formatRelative(since, now)}`}
          </span>
        </div>
        <ShareCurve spans={spans} country={country} />
      </li>
      <li>
        <b>
          <Link to="?">{countFormat.format(pages)}</Link>
        </b>
        <span>{`pages of ${nameInSentence(label)} kept, ${formatBytes(bytes)}`}</span>
      </li>
      <li>
        <b>{medianKept === null ? "–" : formatMilliseconds(medianKept)}</b>
        <span>{`median answer${madeText(figures)}`}</span>
      </li>
      <li>
        <b>{lastChange === null ? "–" : formatMilliseconds(lastChange.milliseconds)}</b>
        <span>{seenText(lastChange)}</span>
      </li>
    </ul>
  );
};
