import { SearchForm } from "#design/forms/search-form.tsx";
import { SiteLink } from "#design/link.tsx";
import type { QuestionSearchView } from "./content-view.ts";

/** The field above the questions; below it what was found, or where else to ask. */
export const QuestionSearch = ({ search }: { search: QuestionSearchView }) => (
  <>
    <SearchForm {...search} />
    {search.found && (
      <>
        <h2>{search.found.title}</h2>
        <ul className="chips">
          {search.found.links.map(({ label, path }) => (
            <li key={path}>
              <SiteLink to={path} className="chip">
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </>
    )}
  </>
);
