import "./library-side.css";
import { useState } from "react";
import { formatCount } from "#design/office/list/format-count.ts";
import type { List } from "#design/office/list/use-list.ts";
import { Icon } from "#design/office/icons.tsx";
import {
  type LibraryOverview,
  type ListedMedia,
  mediaNeeds,
} from "#features/assets/media/library-contract.ts";
import { needLabels } from "../media-list.tsx";
import { useOverview } from "../use-library.ts";
import { FolderTree } from "./folder-tree.tsx";
import { counted } from "#platform/counted.ts";

type PartProps = Readonly<{ list: List<ListedMedia>; overview: LibraryOverview }>;

/** Sets one filter of the list, or takes it away where it is set so already. */
const toggleFilter = (
  { search, setSearch }: List<ListedMedia>,
  field: "need" | "tag",
  value: string,
): void => {
  const { [field]: current, ...others } = search.filters;
  setSearch({ filters: current === value ? others : { ...others, [field]: value } });
};

const Needs = ({ list, overview: { needs } }: PartProps) => (
  <section aria-labelledby="library-needs">
    <h2 id="library-needs">Needs work</h2>
    {mediaNeeds.every((need) => needs[need] === 0) && <p>Nothing is missing.</p>}
    <ul>
      {mediaNeeds
        .filter((need) => needs[need] > 0)
        .map((need) => (
          <li key={need}>
            <button
              type="button"
              aria-pressed={list.search.filters["need"] === need}
              onClick={() => toggleFilter(list, "need", need)}
            >
              <span>{needLabels[need]}</span>
              <span className="tag" data-kind="timed">
                {formatCount(needs[need])}
              </span>
            </button>
          </li>
        ))}
    </ul>
  </section>
);

const shownTags = 12;

const Tags = ({ list, overview: { tags } }: PartProps) => {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? tags : tags.slice(0, shownTags);
  if (tags.length === 0) return null;
  return (
    <section aria-labelledby="library-tags">
      <h2 id="library-tags">Tags</h2>
      <div className="library-tags">
        {shown.map(({ tag, pictures }) => (
          <button
            key={tag}
            type="button"
            title={counted(pictures, "picture")}
            aria-pressed={list.search.filters["tag"] === tag}
            onClick={() => toggleFilter(list, "tag", tag)}
          >
            {tag}
          </button>
        ))}
        {tags.length > shown.length && (
          <button type="button" className="library-more" onClick={() => setAll(true)}>
            {`${tags.length - shown.length} more`}
          </button>
        )}
      </div>
    </section>
  );
};

/** Folders, what needs work, and tags: each narrows the list beside it. */
export const LibrarySide = ({ list }: { list: List<ListedMedia> }) => {
  const overview = useOverview(list.country);
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="library-side" data-open={isOpen}>
      <button
        type="button"
        className="library-fold"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name="folder" />
        Folders, needs work, tags
        <Icon name={isOpen ? "up" : "down"} />
      </button>
      {overview && (
        <div className="library-parts">
          <FolderTree list={list} overview={overview} />
          <Needs list={list} overview={overview} />
          <Tags list={list} overview={overview} />
        </div>
      )}
    </div>
  );
};
