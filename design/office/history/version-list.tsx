import "./history.css";
import { Button, UnstyledButton } from "@mantine/core";
import { useState } from "react";
import { Moment } from "../dates/moment.tsx";

export type ListedVersion = Readonly<{
  version: number;
  savedAt: string;
  author: string | null;
  summary: string;
}>;

export type VersionListProps<Version extends ListedVersion> = Readonly<{
  items: readonly Version[];
  hasMore: boolean;
  onMore: () => void;
  /** Beside the version's number. */
  tagOf?: (version: Version) => React.ReactNode;
  /** After the summary. */
  extentOf?: (version: Version) => string;
  /** Shown below the version that is open. */
  detailsOf: (version: Version) => React.ReactNode;
}>;

/** Newest first; each version expands in place. */
export const VersionList = <Version extends ListedVersion>(props: VersionListProps<Version>) => {
  const { items, hasMore, onMore, tagOf, extentOf, detailsOf } = props;
  const [openVersion, setOpenVersion] = useState<number | null>(null);
  const summaryOf = ({ summary, version }: Version) =>
    summary || (version === 1 ? "The first one" : "Nothing changed");
  return (
    <>
      <ol className="version-list">
        {items.map((item, index) => {
          const { version, savedAt, author } = item;
          const isOpen = openVersion === version;
          const texts = [summaryOf(item), ...(extentOf ? [extentOf(item)] : [])];
          return (
            <li key={version}>
              <UnstyledButton
                className="version-toggle"
                aria-expanded={isOpen}
                onClick={() => setOpenVersion(isOpen ? null : version)}
              >
                <span>
                  <b>{`Version ${version}`}</b> {index === 0 && <i>the newest</i>}
                </span>
                {tagOf?.(item)}
                <span className="version-author">
                  {`${author ?? "author unknown"}, `}
                  <Moment instant={savedAt} />
                </span>
                <span className="version-summary">{texts.join(" · ")}</span>
              </UnstyledButton>
              {isOpen && detailsOf(item)}
            </li>
          );
        })}
      </ol>
      {hasMore && (
        <Button variant="default" onClick={onMore}>
          Show older versions
        </Button>
      )}
    </>
  );
};
