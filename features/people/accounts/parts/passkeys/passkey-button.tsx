import { useState } from "react";

const KeyIcon = () => (
  <svg viewBox="0 0 20 20" width="18" height="18" aria-hidden="true">
    <path
      d="M9.5 10.5h8v3M14.5 10.5v2.5M9.5 10.5a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);

type PasskeyButtonProps = Readonly<{
  label: string;
  /** Why nothing came of it; null for nothing to say. */
  note: string | null;
  onPress: () => Promise<void>;
}>;

/** A button that the browser's own dialog answers; only a script can ask for that. */
export const PasskeyButton = ({ label, note, onPress }: PasskeyButtonProps) => {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    if (isBusy) return;
    setBusy(true);
    await onPress();
    setBusy(false);
  };
  return (
    <div className="passkey-way">
      <button
        type="button"
        className="button button-quiet"
        aria-disabled={isBusy || undefined}
        onClick={() => void press()}
      >
        <KeyIcon />
        {label}
      </button>
      <p className="account-hint" role="status">
        {note}
      </p>
    </div>
  );
};
