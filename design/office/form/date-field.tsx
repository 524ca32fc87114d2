import { Input } from "@mantine/core";

export type DateFieldProps = Readonly<{
  id: string;
  label: string;
  /** `2027-03-25`; empty for none. */
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  onChange: (date: string) => void;
}>;

/** A day without a time, in the browser's own field. */
export const DateField = ({ id, label, value, error, hint, onChange }: DateFieldProps) => (
  <Input.Wrapper
    id={id}
    label={label}
    labelProps={{ htmlFor: id }}
    description={hint}
    inputWrapperOrder={["label", "input", "description", "error"]}
    error={error}
  >
    <Input
      id={id}
      type="date"
      value={value}
      error={Boolean(error)}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  </Input.Wrapper>
);
