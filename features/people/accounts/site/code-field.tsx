import { FormField } from "#features/people/accounts/parts/form-field.tsx";

type Props = Readonly<{ label: string; value: string; error: string | null; hint?: string | null }>;

/** One field of six digits, drawn as cells. */
export const CodeField = ({ label, value, error, hint = null }: Props) => (
  <FormField
    name="code"
    className="code-cells"
    label={label}
    error={error}
    hint={hint}
    defaultValue={value}
    inputMode="numeric"
    autoComplete="one-time-code"
    pattern="[0-9]*"
    maxLength={6}
    hasFocus
    required
  />
);
