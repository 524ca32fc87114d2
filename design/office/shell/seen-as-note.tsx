import { seenAs, setSeenAs } from "#platform/browser/session/seen-as.ts";

/** Takes the account's own role again. */
const leave = (): void => {
  setSeenAs(null);
  window.location.reload();
};

/** Says that the office is shown as a lower role sees it, which the debug screen begins. */
export const SeenAsNote = ({ roleLabel }: Readonly<{ roleLabel: string }>) =>
  seenAs() === null ? null : (
    <p className="seen-as" role="status">
      <span>{`Seen as ${roleLabel.toLowerCase()}`}</span>
      <button type="button" className="plain-button" onClick={leave}>
        Leave
      </button>
    </p>
  );
