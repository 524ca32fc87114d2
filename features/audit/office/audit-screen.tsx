import "./audit-screen.css";
import { Button, NativeSelect, Pagination, TextInput, Title } from "@mantine/core";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import type { AuditRecord } from "../contract.ts";
import { fetchAuditList } from "../parts/audit-api.ts";
import { AuditEntries, entityLabel } from "../parts/audit-entries.tsx";
import { RestoreDeletedPage } from "./restore-deleted-page.tsx";
import {
  type AuditSearch,
  fromSearchParams,
  toSearchParams,
  toServerQuery,
} from "./audit-filter.ts";

const entities = [
  { value: "", label: "Anything" },
  { value: "custompage", label: "Custom pages" },
  { value: "custompage-publication", label: "Publication plans" },
];
const actions = [
  { value: "", label: "Anything" },
  { value: "create", label: "Created" },
  { value: "update", label: "Changed" },
  { value: "restore", label: "Restored" },
  { value: "delete", label: "Deleted" },
];

/** A value that the list does not know, from an address, stays to be seen and taken away. */
const withCurrent = (data: typeof entities, value: string) =>
  data.some((one) => one.value === value) ? data : [...data, { value, label: value }];

type FiltersProps = Readonly<{ search: AuditSearch; set: (part: Partial<AuditSearch>) => void }>;

const Filters = ({ search, set }: FiltersProps) => {
  const [actor, setActor] = useState(search.actor);
  const [known, setKnown] = useState(search.actor);
  if (known !== search.actor) {
    setKnown(search.actor);
    setActor(search.actor); // the address was changed from elsewhere: back, or everything shown
  }
  return (
    <search className="audit-filters">
      <NativeSelect
        label="What"
        data={withCurrent(entities, search.entity)}
        value={search.entity}
        onChange={(event) => set({ entity: event.currentTarget.value })}
      />
      <NativeSelect
        label="Was"
        data={withCurrent(actions, search.action)}
        value={search.action}
        onChange={(event) => set({ action: event.currentTarget.value })}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          set({ actor: actor.trim() });
        }}
      >
        <TextInput
          label="By"
          placeholder="Part of an e-mail"
          maxLength={200}
          value={actor}
          onChange={(event) => setActor(event.currentTarget.value)}
          onBlur={() => actor.trim() !== search.actor && set({ actor: actor.trim() })}
        />
      </form>
      {(["from", "to"] as const).map((end) => (
        <TextInput
          key={end}
          type="date"
          label={end === "from" ? "From" : "Until"}
          value={search[end]}
          onChange={(event) => set({ [end]: event.currentTarget.value })}
        />
      ))}
    </search>
  );
};

const subjectOf = ({ entity, entityId, action, name, market }: AuditRecord) => {
  const isPage = entity.startsWith("custompage") && action !== "delete";
  const words = name ?? entityId;
  return (
    <>
      {entityLabel(entity)}{" "}
      {isPage ? <Link to={`/custompages/${entityId}`}>{words}</Link> : <b>{words}</b>}
      {market === null && <span className="tag">company</span>}
    </>
  );
};

const isDeletedPage = ({ entity, action }: AuditRecord): boolean =>
  entity === "custompage" && action === "delete";

/** `/audit`: who did what in a country, found by what, whom and when; the filter is the address. */
export const AuditScreen = ({ country }: { country: string }) => {
  const [query, setQuery] = useSearchParams();
  const search = fromSearchParams(query);
  const set = (part: Partial<AuditSearch>) =>
    setQuery(toSearchParams({ ...search, page: 1, ...part }));
  const { data, error, refetch } = useQuery({
    queryKey: ["audit", country, toSearchParams(search).toString()],
    queryFn: () => fetchAuditList(`${country}/audit?${toServerQuery(search)}`),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isNarrowed = toSearchParams({ ...search, page: 1 }).size > 0;
  return (
    <>
      <Title order={1} size={23} mb="md">
        Audit <span className="dim">{data?.total}</span>
      </Title>
      <Filters search={search} set={set} />
      {search.entityId && <p>{`Only the record ${search.entityId}.`}</p>}
      {isNarrowed && (
        <Button variant="default" mb="md" onClick={() => setQuery({})}>
          Show everything
        </Button>
      )}
      {error && (
        <p role="alert">
          {`${error.message} `}
          <Button variant="default" size="compact-md" onClick={() => void refetch()}>
            Try again
          </Button>
        </p>
      )}
      {!data && !error && <p role="status">Loading …</p>}
      {data && (
        <AuditEntries
          entries={data.items}
          subjectOf={subjectOf}
          actionOf={(entry) =>
            isDeletedPage(entry) &&
            entry.version !== null && (
              <RestoreDeletedPage
                path={`${country}/custompages/${entry.entityId}`}
                name={entry.name ?? entry.entityId}
                version={entry.version}
                onDone={() => void refetch()}
              />
            )
          }
        />
      )}
      {data?.total === 0 && (
        <p role="status">{isNarrowed ? "Nothing matches." : "Nothing was done here yet."}</p>
      )}
      {data && data.total > data.pageSize && (
        <Pagination
          mt="md"
          total={Math.ceil(data.total / data.pageSize)}
          value={data.page}
          getItemProps={(page) => ({ "aria-label": `Page ${page}` })}
          getControlProps={(control) => ({ "aria-label": `${control} page` })}
          onChange={(page) => set({ page })}
        />
      )}
    </>
  );
};
