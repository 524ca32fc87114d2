import { Input } from "@mantine/core";
import { useState } from "react";
import { readAmount, writeAmount } from "./money.ts";

export type MoneyFieldProps = Readonly<{
  id: string;
  label: string;
  cents: number | null;
  /** `€` */
  sign: string;
  hint?: string | undefined;
  error?: string | undefined;
  onChange: (cents: number | null) => void;
}>;

/** An amount, kept as typed; what is no amount shows an error and is not passed on. */
export const MoneyField = (props: MoneyFieldProps) => {
  const { id, label, cents, sign, hint, error, onChange } = props;
  const [typed, setTyped] = useState<string | null>(null);
  const isWrong = typed !== null && readAmount(typed) === undefined;
  const stored = cents === null ? "" : writeAmount(cents);
  const isShown = typed !== null && (isWrong || readAmount(typed) === cents);
  return (
    <Input.Wrapper
      id={id}
      label={label}
      labelProps={{ htmlFor: id }}
      description={hint}
      error={isWrong ? `“${typed}” is not an amount.` : error}
    >
      <Input
        id={id}
        value={isShown ? typed : stored}
        inputMode="decimal"
        onFocus={({ currentTarget }) => currentTarget.select()} // an amount is replaced as a whole
        autoComplete="off"
        error={isWrong || Boolean(error)}
        rightSection={<span aria-hidden="true">{sign}</span>}
        onChange={(event) => {
          const text = event.currentTarget.value;
          const amount = readAmount(text);
          setTyped(text);
          if (amount !== undefined) onChange(amount);
        }}
        onBlur={() => setTyped(null)}
      />
    </Input.Wrapper>
  );
};
