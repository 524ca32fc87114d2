import { useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { RecordHistory } from "#features/audit/parts/record-history.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { RecordPanel } from "#design/office/record/record-panel.tsx";
import { marketByApiCountry } from "#markets/markets.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { ResourceInput } from "../contract.ts";
import { isFixedResource, searchParameterOf } from "../rules.ts";
import type { KindScreen } from "./resource-kinds.ts";
import { UsedBy, usersText, useResourceUsers } from "./used-by.tsx";
import type { ListedResource } from "./use-resources.ts";

export type ResourcePanelProps = Readonly<{
  screen: KindScreen;
  country: string;
  isAdmin: boolean;
  /** `new` for a resource that is not stored yet. */
  id: string;
  list: readonly ListedResource[];
  onOpen: (id: string | null) => void;
  onChanged: () => void;
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
  const path = id === "new" ? null : `${country}/resources/${screen.kind}/${id}`;
  const { data: users } = useResourceUsers(path);
  const resource = list.find((each) => each.id === id);
  const reason =
    resource && isFixedResource(resource)
      ? "It stands in every market: addresses of the site name it."
      : users && users.length > 0 && `Cannot be deleted while ${usersText(users)} use it.`;
  return { users, reason: reason || null };
};

export const ResourcePanel = (props: ResourcePanelProps) => {
  const { screen, country, isAdmin, id, list, onOpen, onChanged } = props;
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
  const stored = list.find((each) => each.id === id);
  return (
    <RecordPanel<ResourceInput>
      declaration={declaration}
      country={country}
      id={id}
      onClose={() => onOpen(null)}
      onSaved={(record) => {
        onChanged();
        if (record.id !== id) onOpen(record.id);
      }}
      onDeleted={() => {
        onChanged();
        onOpen(null);
      }}
      onInUse={() => void readUsersAgain()}
      lineOf={() => stored && `Position ${stored.order} of ${list.length}`}
      rules={rules}
      helpOf={({ slug }) => slugHelp(props, slug)}
      deleteLock={reason && <Note kind="warning" icon="lock" title={reason} />}
      {...(isAdmin && {
        history: ({ id: entityId }) => (
          <RecordHistory country={country} entity="resource" entityId={entityId} />
        ),
      })}
    >
      {() => (
        <>
          {stored && stored.formerSlugs.length > 0 && (
            <p className="former-slugs">
              Former slugs, by which searches still find it:{" "}
              {stored.formerSlugs.map((slug) => (
                <code key={slug}>{slug}</code>
              ))}
            </p>
          )}
          {users && <UsedBy users={users} />}
        </>
      )}
    </RecordPanel>
  );
};
