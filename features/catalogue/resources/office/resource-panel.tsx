import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { RecordHistory } from "#features/records/audit/parts/record-history.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { RecordPanel } from "#design/office/record/record-panel.tsx";
import { marketByApiCountry, markets } from "#markets/markets.ts";
import { call } from "#platform/browser/call.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { formatDay } from "#design/office/dates/format-moment.ts";
import { purgeBadges } from "../calls.ts";
import type { ListedResource, ResourceInput } from "../contract.ts";
import { isFixedResource, searchParameterOf } from "../rules.ts";
import { marketLabel } from "./names/market-label.ts";
import { NamesProvider } from "./names/names-context.ts";
import { useNames } from "./names/use-names.ts";
import type { KindScreen } from "./resource-kinds.ts";
import { travelsPath, UsedBy, usersText, useResourceUsers } from "./used-by.tsx";

export type ResourcePanelProps = Readonly<{
  screen: KindScreen;
  country: string;
  isAdmin: boolean;
  /** `new` for a resource that is not stored yet. */
  id: string;
  list: readonly ListedResource[];
  onClose: () => void;
  onOpen: (id: string) => void;
  onChanged: () => void;
  onReplace: (resource: ListedResource) => void;
}>;

/** The slug's owner among the others; undefined for a slug that is free. */
const ownerOf = (list: readonly ListedResource[], id: string, slug: string) =>
  list.find((each) => each.slug === slug && each.id !== id);

const slugHelp = (props: ResourcePanelProps, slug: string): Readonly<Record<string, string>> => {
  const { screen, list, id } = props;
  const stored = list.find((each) => each.id === id);
  if (slug === "" || slug === stored?.slug) return {};
  const owner = ownerOf(list, id, slug);
  if (owner) return { slug: `Taken: “${owner.name}” has this slug.` };
  const isSearched = searchParameterOf[screen.kind] !== undefined;
  return {
    slug: stored && isSearched ? `Free. Searches by “${stored.slug}” go on working.` : "Free.",
  };
};

const useDeleteLock = ({ screen, country, id, list }: ResourcePanelProps) => {
  const { data: users } = useResourceUsers(country, screen.kind, id === "new" ? null : id);
  const resource = list.find((each) => each.id === id);
  const reason =
    resource && isFixedResource(resource)
      ? "It stands in every market: addresses of the site name it."
      : users && users.length > 0 && `Cannot be deleted while ${usersText(users)} use it.`;
  return { users, reason: reason || null };
};

/** `Position 2 of 6 · changed by Daniel Ortega, 11/11/2026` */
const lineOf = (stored: ListedResource | undefined, count: number): string | undefined => {
  if (!stored) return undefined;
  const { order, changed } = stored;
  const place = `Position ${order} of ${count}`;
  return changed ? `${place} · changed by ${changed.by}, ${formatDay(changed.at)}` : place;
};

const badgePurge = (country: string, id: string) => ({
  label: "Purge the pages with badges",
  doneText: "All pages that may show a badge are made anew.",
  run: () => call(purgeBadges, { country, id }),
});

const FormerSlugs = ({ slugs }: { slugs: readonly string[] }) =>
  slugs.length > 0 && (
    <p className="former-slugs">
      Former slugs, by which searches still find it:{" "}
      {slugs.map((slug) => (
        <code key={slug}>{slug}</code>
      ))}
    </p>
  );

export const ResourcePanel = (props: ResourcePanelProps) => {
  const { screen, country, isAdmin, id, list, onClose, onOpen, onChanged, onReplace } = props;
  const client = useQueryClient();
  const language = marketByApiCountry(country)?.language ?? "en";
  const declaration = screen.declarationIn(language);
  const { users, reason } = useDeleteLock(props);
  const rules = useCallback(
    ({ slug }: ResourceInput): readonly RuleError[] => {
      const owner = ownerOf(list, id, slug);
      return owner ? [{ path: "slug", message: `“${owner.name}” has this slug.` }] : [];
    },
    [list, id],
  );
  const readUsersAgain = () => client.invalidateQueries({ queryKey: ["resource-users"] });
  const purge = useCallback((badge: string) => badgePurge(country, badge), [country]);
  const stored = list.find((each) => each.id === id);
  const countries = list[0]?.names.map((each) => each.country);
  const names = useNames({
    country,
    kind: screen.kind,
    id,
    countries: countries ?? markets.map(({ apiCountry }) => apiCountry),
    onChanged,
  });
  return (
    <NamesProvider
      value={{ ...names, country, missingText: (named) => screen.missingText(marketLabel(named)) }}
    >
      <RecordPanel<ResourceInput>
        declaration={declaration}
        country={country}
        id={id}
        parts={[names.part]}
        onClose={onClose}
        onSaved={(record) => {
          onChanged();
          names.refresh();
          if (record.id !== id) onOpen(record.id);
        }}
        onDeleted={() => {
          onChanged();
          onClose();
        }}
        onInUse={() => void readUsersAgain()}
        lineOf={() => lineOf(stored, list.length)}
        rules={rules}
        helpOf={({ slug }) => slugHelp(props, slug)}
        {...(screen.kind === "badges" && { purge })}
        deleteLock={
          reason && (
            <Note kind="warning" icon="lock" title={reason}>
              {stored && users && users.length > 0 && (
                <button type="button" className="plain-button" onClick={() => onReplace(stored)}>
                  {stored.travels > 0 ? `Replace it in all ${stored.travels} …` : "Replace it …"}
                </button>
              )}
            </Note>
          )
        }
        {...(isAdmin && {
          history: ({ id: entityId }) => (
            <RecordHistory country={country} entity="resource" entityId={entityId} />
          ),
        })}
      >
        {() => (
          <>
            {stored && <FormerSlugs slugs={stored.formerSlugs} />}
            {users && (
              <UsedBy
                users={users}
                listPath={stored ? travelsPath(screen.kind, stored.slug) : null}
              />
            )}
          </>
        )}
      </RecordPanel>
    </NamesProvider>
  );
};
