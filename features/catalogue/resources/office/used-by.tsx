import { skipToken, useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Icon } from "#design/office/icons.tsx";
import { call } from "#platform/browser/call.ts";
import { resourceCalls } from "../calls.ts";
import type { ResourceKind, ResourceUser } from "../contract.ts";

const screenOf = {
  travel: (id) => `/travels/${id}`,
  redirect: (id) => `/redirects/${id}`,
  page: (id) => `/custompages/${id}`,
  "page-content": (id) => `/page-contents/fixed/${id}`,
  layout: (id) => `/layout/${id}`,
} as const satisfies Record<ResourceUser["kind"], (id: string) => string>;

const kindLabels = {
  travel: null,
  redirect: "Redirect",
  page: "Custom page",
  "page-content": "Page contents",
  layout: "Layout",
} as const satisfies Record<ResourceUser["kind"], string | null>;

/** @param id null for a resource that is not stored */
export const useResourceUsers = (country: string, kind: ResourceKind, id: string | null) =>
  useQuery<readonly ResourceUser[], Error>({
    queryKey: ["resource-users", country, kind, id],
    queryFn: id === null ? skipToken : () => call(resourceCalls[kind].listUsers, { country, id }),
    retry: false,
  });

const count = (number: number, noun: string): string =>
  `${number} ${number === 1 ? noun : `${noun}s`}`;

/** `22 travels and 3 links` */
export const usersText = (users: readonly ResourceUser[]): string => {
  const travels = users.filter(({ kind }) => kind === "travel").length;
  const links = users.length - travels;
  return [
    ...(travels > 0 ? [count(travels, "travel")] : []),
    ...(links > 0 ? [count(links, "link")] : []),
  ].join(" and ");
};

/** The kinds by which staff can filter the list of travels themselves. */
const travelFilters: Partial<Readonly<Record<ResourceKind, string>>> = {
  badges: "badge",
  "travel-type-primary": "type",
};

/** Path of the list of just the travels that have a resource. */
export const travelsPath = (kind: ResourceKind, slug: string): string => {
  const filter = travelFilters[kind];
  const query = filter === undefined ? { resource: `${kind}.${slug}` } : { [filter]: slug };
  return `/travels?${new URLSearchParams(query)}`;
};

const shownAtFirst = 3;

type UsedByProps = Readonly<{
  users: readonly ResourceUser[];
  /** Path of the list of the travels among them. */
  listPath: string | null;
}>;

/** The records that use a resource; each opens its own screen. */
export const UsedBy = ({ users, listPath }: UsedByProps) => {
  if (users.length === 0) return <p className="used-by-none">Nothing uses it.</p>;
  const row = ({ kind, id, name }: ResourceUser) => (
    <li key={`${kind} ${id}`}>
      <Link to={screenOf[kind](id)}>
        <span>
          {kindLabels[kind] && <small>{`${kindLabels[kind]} `}</small>}
          {name}
        </span>
        <Icon name="forward" />
      </Link>
    </li>
  );
  const further = users.slice(shownAtFirst);
  return (
    <section className="used-by" aria-label={`Used by ${usersText(users)}`} id="used-by">
      <header>
        <h3>{`Used by ${usersText(users)}`}</h3>
        {listPath !== null && users.some(({ kind }) => kind === "travel") && (
          <Link to={listPath}>Open them as a list</Link>
        )}
      </header>
      <ul>{users.slice(0, shownAtFirst).map(row)}</ul>
      {further.length > 0 && (
        <details>
          <summary>{`and ${further.length} more`}</summary>
          <ul>{further.map(row)}</ul>
        </details>
      )}
    </section>
  );
};
