import type { Choice } from "#platform/choices/choice.ts";
import choosing from "#design/office/dialogs/choosing.module.css";
import styles from "./picture-chooser.module.css";

export type PictureGridProps = Readonly<{
  listRef: React.RefObject<HTMLUListElement | null>;
  items: readonly Choice[];
  chosenId: string | null;
  isStale: boolean;
  onPick: (choice: Choice) => void;
}>;

export const PictureGrid = ({ listRef, items, chosenId, isStale, onPick }: PictureGridProps) => (
  <ul
    ref={listRef}
    aria-label="Pictures"
    aria-busy={isStale}
    className={`${choosing["found"]} ${styles["grid"]}`}
  >
    {items.map((choice) => (
      <li key={choice.id}>
        <button
          type="button"
          className={`${choosing["choice"]} ${styles["choice"]}`}
          aria-current={choice.id === chosenId || undefined}
          onClick={() => onPick(choice)}
        >
          {choice.picture && (
            <img
              src={`${choice.picture.base}320.webp`}
              alt=""
              loading="lazy"
              className={styles["picture"]}
            />
          )}
          <strong>{choice.label}</strong>
          <small>{choice.detail}</small>
          <small data-missing={!choice.picture?.alt || undefined}>
            {choice.picture?.alt ? `“${choice.picture.alt}”` : "No alternative text"}
          </small>
          {choice.id === chosenId && (
            <span className={`${choosing["mark"]} ${styles["mark"]}`}>Chosen</span>
          )}
        </button>
      </li>
    ))}
  </ul>
);
