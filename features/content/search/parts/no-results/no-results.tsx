import { Link } from "#design/link.tsx";
import { BellSlot } from "#features/catalogue/tours/parts/bell-slot.tsx";
import { Cards } from "./result-cards.tsx";
import type { SearchView } from "../search-view.ts";

const Follow = ({
  follow: { title, trips },
}: {
  follow: NonNullable<NonNullable<SearchView["noResults"]>["follow"]>;
}) => (
  <>
    <p>{title}</p>
    <ul className="no-results-follow">
      {trips.map(({ id, name, path, months, age }) => (
        <li key={id}>
          <Link to={path}>{name}</Link>
          <BellSlot kind="travel" id={id} name={name} months={months} age={age} />
        </li>
      ))}
    </ul>
  </>
);

/** Shows links to searches with fewer filters, each with the number of trips that it would find. */
export const NoResults = ({
  noResults,
  labels,
}: Pick<SearchView, "labels"> & { noResults: NonNullable<SearchView["noResults"]> }) => (
  <>
    <section className="no-results">
      <svg viewBox="0 0 320 96" aria-hidden="true">
        <path d="M0 78 60 40l38 22 58-50 46 42 40-20 78 44v18H0Z" fill="var(--sunken)" />
        <path
          d="M0 78 60 40l38 22 58-50 46 42 40-20 78 44"
          fill="none"
          stroke="var(--line-strong)"
        />
      </svg>
      <h2>{noResults.text}</h2>
      <p>{noResults.title}</p>
      <ul className="chips">
        {noResults.links.map(({ text, path }) => (
          <li key={path}>
            <Link to={path} className="button button-quiet">
              {text}
            </Link>
          </li>
        ))}
      </ul>
      {noResults.follow && <Follow follow={noResults.follow} />}
    </section>
    {noResults.recommended && (
      <>
        <h2 className="recommended-title">{noResults.recommended.title}</h2>
        <Cards {...noResults.recommended} labels={labels} />
      </>
    )}
  </>
);
