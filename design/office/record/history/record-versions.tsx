import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { ChangeLines } from "#design/office/changes/change-lines.tsx";
import { officeZone } from "#design/office/dates/office-zone.ts";
import type { FieldSchema, Json } from "#design/office/form/field-schema.ts";
import { Restore } from "#design/office/history/restore.tsx";
import { VersionDetails } from "#design/office/history/version-details.tsx";
import { type ListedVersion, VersionList } from "#design/office/history/version-list.tsx";
import {
  callApi,
  callVersioned,
  ifMatch,
  type VersionedAnswer,
} from "#platform/browser/call-api.ts";
import { changesOf } from "#platform/changes/changes.ts";
import { fieldTitle } from "../field-title.ts";
import type { Stored, Values } from "../record-declaration.ts";

export type RecordVersionsProps<Input extends object> = Readonly<{
  one: string;
  /** Of the record below `/api/`. */
  path: string;
  /** Names the fields. */
  schema: FieldSchema;
  /** What the fields show now. */
  values: Values;
  /** Whether they have edits that are in no version. */
  isDirty: boolean;
  /** What a version holds, in the words of its fields; by default as it is stored. */
  present?: (content: Values) => Values;
  /** What the server says that putting a version back would do. */
  planOf?: (content: Values) => React.ReactNode;
  onRestored: (answer: VersionedAnswer<Stored<Input>>) => void;
}>;

type VersionPage = Readonly<{
  items: readonly ListedVersion[];
  total: number;
  page: number;
  pageSize: number;
}>;

const useVersion = (path: string, version: number) =>
  useQuery({
    queryKey: ["record-version", path, version],
    queryFn: () =>
      callApi<ListedVersion & Readonly<{ content: Readonly<Record<string, Json>> }>>(
        "GET",
        `${path}/versions/${version}`,
      ),
    enabled: version > 0,
    staleTime: Infinity, // a version never changes
    retry: false,
  });

type DifferenceProps = Readonly<{
  before: Values | undefined;
  after: Values | undefined;
  schema: FieldSchema;
  emptyText: string;
}>;

/** Null until both are loaded. */
const differenceOf = ({ before, after, schema, emptyText }: DifferenceProps) => {
  if (!before || !after) return null;
  const changes = changesOf(before, after);
  if (changes.length === 0) return <p>{emptyText}</p>;
  return (
    <ChangeLines
      changes={changes}
      nameOf={(path) => fieldTitle(schema, path)}
      timeZone={officeZone()}
    />
  );
};

type DetailsProps<Input extends object> = RecordVersionsProps<Input> &
  Readonly<{ version: number; before: number; newest: number; onSettled: () => void }>;

const asStored = (content: Values): Values => content;

const Details = <Input extends object>(props: DetailsProps<Input>) => {
  const { one, path, schema, values, isDirty, version, before, newest } = props;
  const { present = asStored, planOf } = props;
  const opened = useVersion(path, version);
  const previous = useVersion(path, before);
  const content = opened.data?.content;
  const restore = async () => {
    try {
      const restored = `${path}/versions/${version}/restore`;
      props.onRestored(await callVersioned("POST", restored, {}, ifMatch(newest)));
      return null;
    } finally {
      props.onSettled();
    }
  };
  return (
    <VersionDetails
      version={version}
      newest={newest}
      isFirst={before === 0 || previous.isError}
      error={opened.error}
      differences={{
        before: differenceOf({
          before: previous.data && present(previous.data.content),
          after: content && present(content),
          schema,
          emptyText: "It changed nothing.",
        }),
        now: differenceOf({
          before: present(values),
          after: content && present(content),
          schema,
          emptyText: `The ${one} is just like this version.`,
        }),
      }}
    >
      {content && version !== newest && planOf?.(content)}
      <Restore
        what={one}
        version={version}
        newest={newest}
        lock={null}
        isUnsaved={isDirty}
        restore={restore}
      />
    </VersionDetails>
  );
};

/** The versions of a record, the newest first, each of which can be put back. */
export const RecordVersions = <Input extends object>(props: RecordVersionsProps<Input>) => {
  const { one, path } = props;
  const client = useQueryClient();
  const queryKey = ["record-versions", path];
  const { data, error, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => callApi<VersionPage>("GET", `${path}/versions?page=${pageParam}`),
    initialPageParam: 1,
    getNextPageParam: (last) => (last.page * last.pageSize < last.total ? last.page + 1 : null),
    retry: false,
  });
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Loading …</p>;
  const items = data.pages.flatMap((page) => page.items);
  if (items.length === 0)
    return <p role="status">{`This ${one} has no versions yet: the next save keeps the first.`}</p>;
  return (
    <VersionList
      items={items}
      hasMore={hasNextPage}
      onMore={() => void fetchNextPage()}
      detailsOf={({ version }) => (
        <Details
          {...props}
          version={version}
          before={items.find((each) => each.version < version)?.version ?? 0}
          newest={items[0]?.version ?? 0}
          onSettled={() => void client.invalidateQueries({ queryKey })}
        />
      )}
    />
  );
};
