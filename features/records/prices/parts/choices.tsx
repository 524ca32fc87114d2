import { Link } from "#design/link.tsx";
import type { ChoiceGroup } from "./choice-view.ts";

/** Each choice is an address, so that it works without JavaScript and can be sent. */
export const Choices = ({ group: { label, options } }: { group: ChoiceGroup }) => (
  <div role="group" aria-label={label} className="picks">
    <b>{label}</b>
    <ul className="chips">
      {options.map(({ text, path, isChosen }) => (
        <li key={path}>
          <Link
            to={path}
            className="chip"
            aria-current={isChosen ? "true" : undefined}
            keepsPlace="replaced"
          >
            {text}
          </Link>
        </li>
      ))}
    </ul>
  </div>
);
