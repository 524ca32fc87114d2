import type { ComponentProps, ReactNode } from "react";

const Tick = () => (
  <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
    <path
      d="m4 10.5 4 4 8-9"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);

const Warning = () => (
  <svg viewBox="0 0 20 20" width="16" height="16" aria-hidden="true">
    <path
      d="M10 3.5 2.5 16.5h15ZM10 8.5v4M10 14.5h.01"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinejoin="round"
      strokeLinecap="round"
    />
  </svg>
);

type Props = Readonly<{
  label: string;
  error: string | null;
  hint?: string | null;
  /** Said of what was written and is right; in place of the error. */
  right?: string | null;
  /** Beside the label: `optional`. */
  aside?: string | null;
  /** Whether the cursor stands in it when the page comes; a field with an error has it anyway. */
  hasFocus?: boolean;
}> &
  Omit<ComponentProps<"input">, "children" | "autoFocus">;

/** The page is the answer to what was sent: the first field that has to be mended gets the focus. */
const focusOf = (isWanted: boolean) => (isWanted ? { autoFocus: true } : {});

/** What belongs to a field, by the ids that its control refers to. */
export const describedBy = (id: string, error: string | null, hint: string | null | undefined) =>
  [error ? `${id}-error` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ") || undefined;

export const FieldFrame = ({
  id,
  label,
  error,
  hint = null,
  right = null,
  aside = null,
  children,
}: Pick<Props, "label" | "error" | "hint" | "right" | "aside"> & {
  id: string;
  children: ReactNode;
}) => (
  <div className="account-field">
    <div className="account-label">
      <label htmlFor={id}>{label}</label>
      {aside && <span>{aside}</span>}
    </div>
    {children}
    {error && (
      <p className="account-error" id={`${id}-error`}>
        <Warning />
        <span>{error}</span>
      </p>
    )}
    {right && (
      <p className="account-right">
        <Tick />
        <span>{right}</span>
      </p>
    )}
    {hint && (
      <p className="account-hint" id={`${id}-hint`}>
        {hint}
      </p>
    )}
  </div>
);

/** A field with its error and its hint; the error is read with it. */
export const FormField = ({
  label,
  error,
  hint,
  right,
  aside,
  hasFocus = false,
  ...input
}: Props) => {
  const id = input.id ?? input.name ?? "";
  return (
    <FieldFrame
      id={id}
      label={label}
      error={error}
      hint={hint ?? null}
      right={right ?? null}
      aside={aside ?? null}
    >
      <input
        {...input}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, error, hint)}
        {...focusOf(error !== null || hasFocus)}
      />
    </FieldFrame>
  );
};
