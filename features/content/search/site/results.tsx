import { Link } from "#design/link.tsx";
import { Icon } from "#design/icons.tsx";
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
