import "./tabs.css";
import { Link } from "react-router";
import { EmptyState } from "#design/office/screen/screen-state.tsx";
import type { FormUser } from "#features/content/forms/contract.ts";

export type WhereTabProps = Readonly<{
  users: readonly FormUser[] | undefined;
  /** Origin of the market's public site; null where no host serves it. */
  site: string | null;
}>;

/** The pages on which the form stands. */
export const WhereTab = ({ users, site }: WhereTabProps) => {
  if (users === undefined) return <p role="status">Loading …</p>;
  if (users.length === 0)
    return (
      <EmptyState
        title="On no page yet"
        text="Open a page, add the block “Form” and choose this form in it."
      >
        <Link to="/custompages">To the pages</Link>
      </EmptyState>
    );
  return (
    <div className="record-page-scroll">
      <ul className="form-lines">
        {users.map(({ id, name, slug, isPublished }) => (
          <li key={id}>
            <Link to={`/custompages/${id}`}>{name}</Link>
            <span>
              {isPublished && site !== null ? (
                <a href={`${site}/${slug}`} target="_blank" rel="noreferrer">{`/${slug}`}</a>
              ) : (
                `/${slug} · not published`
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
};
