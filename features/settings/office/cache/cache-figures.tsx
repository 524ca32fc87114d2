import { Link } from "react-router";
import { formatRelative } from "#design/office/dates/format-moment.ts";
import { useNow } from "#design/office/dates/use-now.ts";
import type { CacheFigures } from "#features/settings/cache-contract.ts";
import { formatBytes, formatShare } from "./cache-words.ts";

type FiguresProps = Readonly<{ figures: CacheFigures; label: string }>;

const countFormat = new Intl.NumberFormat("en");

/** How much the answering process keeps of the market, and how often it answers from there. */
export const Figures = ({ figures, label }: FiguresProps) => {
  const now = useNow();
  const { pages, bytes, answered, hits, since } = figures;
  return (
    <ul className="cache-figures">
      <li>
        <b>{formatShare(hits, answered)}</b>
        <span>{`answered from the cache, of ${countFormat.format(answered)} answers`}</span>
      </li>
      <li>
        <b>
          <Link to="?">{countFormat.format(pages)}</Link>
        </b>
        <span>{`pages of ${label} kept, ${formatBytes(bytes)}`}</span>
      </li>
      <li>
        <b>{countFormat.format(answered - hits)}</b>
        <span>made for a visitor who waited</span>
      </li>
      <li>
        <b>{formatRelative(since, now)}</b>
        <span>this process began, and counts since then</span>
      </li>
    </ul>
  );
};
