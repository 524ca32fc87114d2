import { useRef } from "react";
import type { TripView } from "./trip-view.ts";
import { useCurrentSection } from "./use-current-section.ts";

/**
 * Links to the page's sections. The bar stays in view and marks the section that the visitor is
 * reading.
 */
export const SectionNav = ({ sections }: Pick<TripView, "sections">) => {
  const bar = useRef<HTMLElement>(null);
  const current = useCurrentSection(
    sections.items.map(({ id }) => id),
    bar,
  );
  return (
    <nav className="trip-nav" aria-label={sections.label} ref={bar}>
      <ul className="wrap">
        {sections.items.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current || undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
