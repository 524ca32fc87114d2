import "./decide.css";
import { Icon } from "#design/office/icons.tsx";

export type DecideButtonProps = Readonly<{
  tourId: string;
  /** `Hokkaido, Sat 02/01/2027` */
  name: string;
  isOpen: boolean;
  onToggle: () => void;
}>;

/** Opens the row of a departure in place, and closes it. */
export const DecideButton = ({ tourId, name, isOpen, onToggle }: DecideButtonProps) => (
  <button
    type="button"
    className="decide-button"
    data-decide={tourId}
    aria-expanded={isOpen}
    aria-controls={isOpen ? `decide-${tourId}` : undefined}
    aria-label={`${isOpen ? "Close" : "Decide"}: ${name}`}
    onClick={onToggle}
  >
    {isOpen ? "Close" : "Decide"} <Icon name={isOpen ? "up" : "down"} />
  </button>
);

/** Gives the focus back to the button whose row was closed; to its name once it is decided. */
export const focusDecideButton = (tourId: string): void => {
  const id = CSS.escape(tourId);
  const button = document.querySelector<HTMLElement>(`[data-decide="${id}"]`);
  (button ?? document.querySelector<HTMLElement>(`#row-${id}`))?.focus();
};
