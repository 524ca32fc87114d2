import { Icon } from "#design/icons.tsx";
import { Link } from "#design/link.tsx";
import type { SortView } from "./own-words-view.ts";

/** A menu of links, so that it works without JavaScript and needs no button to apply it. */
export const SortMenu = ({ sort }: { sort: SortView }) => (
  <div className="own-words-sort">
    <span id="own-words-sort">{sort.label}</span>
    <button
      type="button"
      id="own-words-order"
      popoverTarget="own-words-orders"
      aria-labelledby="own-words-sort own-words-order"
    >
      {sort.chosen}
      <Icon name="chevron-down" size={18} />
    </button>
    <ul id="own-words-orders" popover="auto" className="own-words-control">
      {sort.choices.map(({ text, path, isChosen }) => (
        <li key={path}>
          <Link to={path} aria-current={isChosen || undefined}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
