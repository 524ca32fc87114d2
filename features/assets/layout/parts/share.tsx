/** A link to the page, for the system's own sheet or for the clipboard. */
export type ShareView = Readonly<{ url: string; label: string; done: string }>;

/** What the button does is done by `copy-text.ts`; without JavaScript it is not shown. */
export const Share = ({ share: { url, label, done } }: { share: ShareView }) => (
  <>
    <span hidden>{url}</span>
    <button type="button" className="copy-text" aria-live="polite" data-share="" data-done={done}>
      {label}
    </button>
  </>
);
