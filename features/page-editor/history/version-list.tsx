import { Button, SegmentedControl, UnstyledButton } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { Moment } from "#design/office/dates/moment.tsx";
import type { PageInput } from "#features/pages/contract.ts";
import { comparePages, isEmptyDifference } from "#features/pages/merge/difference.ts";
import type { PageVersion } from "#features/pages/versions-contract.ts";
import { StateTag } from "../list/state-tag.tsx";
import { DifferenceView, type LabelOf } from "./difference-view.tsx";
import { Restore, type RestoreProps } from "./restore.tsx";

type Comparison = "before" | "now";

export type VersionProps = Omit<RestoreProps, "version" | "isUnsaved"> &
  Readonly<{
    country: string;
    pageId: string;
    page: PageInput;
    labelOf: LabelOf;
    timeZone: string;
  }>;

const useVersion = ({ api, country, pageId }: VersionProps, version: number) =>
  useQuery({
    queryKey: ["page-version", country, pageId, version],
    queryFn: () => api.read(version),
    enabled: version > 0,
    staleTime: Infinity, // a version never changes
    retry: false,
  });

/** The details of a version: what it changed, or what restoring it would change. */
const VersionDetails = (props: VersionProps & Readonly<{ version: number }>) => {
  const { version, newest, page, labelOf, timeZone } = props;
  const [comparison, setComparison] = useState<Comparison>(version === newest ? "before" : "now");
  const opened = useVersion(props, version);
  const previous = useVersion(props, version - 1);
  const newestVersion = useVersion(props, newest);
  const pageBefore = comparison === "now" ? page : previous.data?.content;
  const pageAfter = opened.data?.content;
  const difference = useMemo(
    () => pageBefore && pageAfter && comparePages(pageBefore, pageAfter),
    [pageBefore, pageAfter],
  );
  const isUnsaved =
    newestVersion.data !== undefined &&
    !isEmptyDifference(comparePages(newestVersion.data.content, page));
  const isFirst = comparison === "before" && (version === 1 || previous.isError);
  return (
    <div className="version-details">
      <SegmentedControl
        aria-label={`What to show of version ${version}`}
        size="sm"
        value={comparison}
        onChange={(value) => setComparison(value === "now" ? "now" : "before")}
        data={[
          { value: "before", label: "What it changed" },
          { value: "now", label: "What restoring would change" },
        ]}
      />
      {opened.error && <p role="alert">{opened.error.message}</p>}
      {isFirst && <p>There is no version before this one to compare with.</p>}
      {!isFirst && difference && (
        <DifferenceView
          difference={difference}
          labelOf={labelOf}
          timeZone={timeZone}
          emptyText={
            comparison === "now" ? "The page is just like this version." : "It changed nothing."
          }
        />
      )}
      {!isFirst && !difference && !opened.error && <p role="status">Loading …</p>}
      <Restore {...props} isUnsaved={isUnsaved} />
    </div>
  );
};

export type VersionListProps = VersionProps &
  Readonly<{ items: readonly PageVersion[]; hasMore: boolean; onMore: () => void }>;

/** Newest first; each version expands in place. */
export const VersionList = ({ items, hasMore, onMore, ...props }: VersionListProps) => {
  const [openVersion, setOpenVersion] = useState<number | null>(null);
  return (
    <>
      <ol className="version-list">
        {items.map(({ version, savedAt, author, summary, blockCount, isPublished }) => (
          <li key={version}>
            <UnstyledButton
              className="version-toggle"
              aria-expanded={openVersion === version}
              onClick={() => setOpenVersion(openVersion === version ? null : version)}
            >
              <span>
                <b>{`Version ${version}`}</b> {version === props.newest && <i>the newest</i>}
              </span>
              <StateTag isPublished={isPublished} />
              <span className="version-author">
                {`${author ?? "author unknown"}, `}
                <Moment instant={savedAt} />
              </span>
              <span className="version-summary">
                {`${summary || (version === 1 ? "The first one" : "Nothing changed")} · ${blockCount} ${blockCount === 1 ? "block" : "blocks"}`}
              </span>
            </UnstyledButton>
            {openVersion === version && <VersionDetails {...props} version={version} />}
          </li>
        ))}
      </ol>
      {hasMore && (
        <Button variant="default" onClick={onMore}>
          Show older versions
        </Button>
      )}
    </>
  );
};
