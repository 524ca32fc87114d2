import { Link } from "#design/link.tsx";
import { Icon } from "#design/icons.tsx";
import { BellSlot } from "#features/catalogue/tours/parts/bell-slot.tsx";
import { TravelCard } from "#features/catalogue/travels/parts/card.tsx";
import type { SearchView } from "#features/content/search/parts/search-view.ts";

export const ActiveFilters = ({ applied }: Pick<SearchView, "applied">) =>
  applied.chips.length === 0 ? null : (
    <nav aria-label={applied.title}>
      <ul className="chips">
        {applied.chips.map(({ text, remove, path }) => (
          <li key={path}>
            <Link to={path} className="chip chip-on" aria-label={remove} keepsPlace="added">
              <span>{text}</span>
              <Icon name="close" size={14} />
            </Link>
          </li>
        ))}
        <li>
          <Link to={applied.clearPath} className="chip" keepsPlace="added">
            {applied.clear}
          </Link>
        </li>
      </ul>
    </nav>
  );

export const Cards = ({
  cards,
  labels,
  resultsLabel,
  isCompact = false,
}: Pick<SearchView, "cards" | "labels"> & { resultsLabel?: string; isCompact?: boolean }) => (
  <section aria-label={resultsLabel}>
    {labels.paid && <p className="small cards-note">{labels.paid}</p>}
    <div className={isCompact ? "card-rows" : "card-grid"}>
      {cards.map((card, index) => (
        <TravelCard
          key={card.id}
          card={card}
          labels={labels}
          level={2}
          first={index === 0}
          {...(isCompact ? { sizes: "112px" } : {})}
        />
      ))}
    </div>
  </section>
);

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
