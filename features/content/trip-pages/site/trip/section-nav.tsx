import type { TripView } from "./trip-view.ts";

/**
 * Links to the page's sections. The bar stays in view and marks the section that the visitor is
 * reading (`current-section.ts`).
 */
export const SectionNav = ({ sections }: Pick<TripView, "sections">) => (
  <nav className="trip-nav" aria-label={sections.label}>
    <ul className="wrap">
      {sections.items.map(({ id, name }) => (
        <li key={id}>
          <a href={`#${id}`}>{name}</a>
        </li>
      ))}
    </ul>
  </nav>
);
