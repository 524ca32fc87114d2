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

const entityOptions = [
  { value: "", label: "Anything" },
  { value: "custompage", label: "Custom pages" },
  { value: "custompage-publication", label: "Publication plans" },
  { value: "job", label: "Background jobs" },
];
const actionOptions = [
  { value: "", label: "Anything" },
  { value: "create", label: "Created" },
  { value: "update", label: "Changed" },
  { value: "restore", label: "Restored" },
  { value: "delete", label: "Deleted" },
  { value: "purge", label: "Purged from the cache" },
  { value: "retry", label: "Retried" },
];

/**
 * The options and, when they lack the value from the URL, that value too, so that the user can see
 * and clear the filter.
 */
const withCurrent = (options: typeof entityOptions, value: string) =>
  options.some((option) => option.value === value)
    ? options
    : [...options, { value, label: value }];

type FiltersProps = Readonly<{
  search: AuditSearch;
  onChange: (changes: Partial<AuditSearch>) => void;
}>;

const Filters = ({ search, onChange }: FiltersProps) => {
  const [actor, setActor] = useState(search.actor);
  const [urlActor, setUrlActor] = useState(search.actor);
  if (urlActor !== search.actor) {
    // The browser's "Back" and the button "Show everything" change the URL but not the field.
    setUrlActor(search.actor);
    setActor(search.actor);
  }
  return (
    <search className="audit-filters">
      <NativeSelect
        label="What"
        data={withCurrent(entityOptions, search.entity)}
        value={search.entity}
        onChange={(event) => onChange({ entity: event.currentTarget.value })}
      />
      <NativeSelect
        label="Was"
        data={withCurrent(actionOptions, search.action)}
        value={search.action}
        onChange={(event) => onChange({ action: event.currentTarget.value })}
      />
      <form
        onSubmit={(event) => {
          event.preventDefault();
          onChange({ actor: actor.trim() });
        }}
      >
        <TextInput
          label="By"
          placeholder="Part of an e-mail"
          maxLength={200}
          value={actor}
          onChange={(event) => setActor(event.currentTarget.value)}
          onBlur={() => actor.trim() !== search.actor && onChange({ actor: actor.trim() })}
        />
      </form>
      {(["from", "to"] as const).map((name) => (
        <TextInput
          key={name}
          type="date"
          label={name === "from" ? "From" : "Until"}
          value={search[name]}
          onChange={(event) => onChange({ [name]: event.currentTarget.value })}
        />
      ))}
    </search>
  );
};

const entrySubject = ({ entity, entityId, action, name, market }: AuditRecord) => {
  const isPage = entity.startsWith("custompage") && action !== "delete";
  const label = name ?? entityId;
  return (
    <>
      {entityLabel(entity)}{" "}
      {isPage ? <Link to={`/custompages/${entityId}`}>{label}</Link> : <b>{label}</b>}
      {market === null && <span className="tag">company</span>}
    </>
  );
};

const isDeletedPage = ({ entity, action }: AuditRecord): boolean =>
  entity === "custompage" && action === "delete";

/** The screen at `/audit`. Its filters live in the URL. */
export const AuditScreen = ({ country }: { country: string }) => {
  const [query, setQuery] = useSearchParams();
  const search = fromSearchParams(query);
  const setFilters = (changes: Partial<AuditSearch>) =>
    setQuery(toSearchParams({ ...search, page: 1, ...changes }));
  const { data, error, refetch } = useQuery({
    queryKey: ["audit", country, toSearchParams(search).toString()],
    queryFn: () => fetchAuditList(`${country}/audit?${toServerQuery(search)}`),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const isFiltered = toSearchParams({ ...search, page: 1 }).size > 0;
  return (
    <>
      <Title order={1} size={23} mb="md">
        Audit <span className="dim">{data?.total}</span>
      </Title>
      <Filters search={search} onChange={setFilters} />
      {search.entityId && <p>{`Only the record ${search.entityId}.`}</p>}
      {isFiltered && (
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
          subjectOf={entrySubject}
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
        <p role="status">{isFiltered ? "Nothing matches." : "Nothing was done here yet."}</p>
      )}
      {data && data.total > data.pageSize && (
        <Pagination
          mt="md"
          total={Math.ceil(data.total / data.pageSize)}
          value={data.page}
          getItemProps={(page) => ({ "aria-label": `Page ${page}` })}
          getControlProps={(control) => ({ "aria-label": `${control} page` })}
          onChange={(page) => setFilters({ page })}
        />
      )}
    </>
  );
};
