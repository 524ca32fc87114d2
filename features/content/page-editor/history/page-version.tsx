import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { VersionDetails } from "#design/office/history/version-details.tsx";
import type { PageInput } from "#features/content/pages/contract.ts";
import { comparePages, isEmptyDifference } from "#features/content/pages/merge/difference.ts";
import { DifferenceView, type LabelOf } from "./difference-view.tsx";
import { RestorePage, type RestorePageProps } from "./restore-page.tsx";

export type PageVersionProps = Omit<RestorePageProps, "isUnsaved"> &
  Readonly<{
    country: string;
    pageId: string;
    page: PageInput;
    labelOf: LabelOf;
    timeZone: string;
  }>;

const useVersion = ({ api, country, pageId }: PageVersionProps, version: number) =>
  useQuery({
    queryKey: ["page-version", country, pageId, version],
    queryFn: () => api.read(version),
    enabled: version > 0,
    staleTime: Infinity, // a version never changes
    retry: false,
  });

/** The details of a version: what it changed, or what restoring it would change. */
export const PageVersion = (props: PageVersionProps) => {
  const { version, newest, page, labelOf, timeZone } = props;
  const opened = useVersion(props, version);
  const previous = useVersion(props, version - 1);
  const newestVersion = useVersion(props, newest);
  const content = opened.data?.content;
  const contentBefore = previous.data?.content;
  const sinceBefore = useMemo(
    () => contentBefore && content && comparePages(contentBefore, content),
    [contentBefore, content],
  );
  const sinceNow = useMemo(() => content && comparePages(page, content), [page, content]);
  const isUnsaved =
    newestVersion.data !== undefined &&
    !isEmptyDifference(comparePages(newestVersion.data.content, page));
  return (
    <VersionDetails
      version={version}
      newest={newest}
      isFirst={version === 1 || previous.isError}
      error={opened.error}
      differences={{
        before: sinceBefore ? (
          <DifferenceView
            difference={sinceBefore}
            labelOf={labelOf}
            timeZone={timeZone}
            emptyText="It changed nothing."
          />
        ) : null,
        now: sinceNow ? (
          <DifferenceView
            difference={sinceNow}
            labelOf={labelOf}
            timeZone={timeZone}
            emptyText="The page is just like this version."
          />
        ) : null,
      }}
    >
      <RestorePage {...props} isUnsaved={isUnsaved} />
    </VersionDetails>
  );
};
