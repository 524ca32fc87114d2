import { useState } from "react";
import type { Stored, Values } from "../record-declaration.ts";
import type { RecordPanelProps, RecordQuestion } from "../record-panel-props.ts";
import type { RecordForm } from "./use-record-form.ts";

type Questioned<Input extends object> = Readonly<{
  ask: RecordPanelProps<Input>["ask"];
  record: Stored<Input> | null;
  form: Pick<RecordForm, "submit">;
  save: () => Promise<void>;
}>;

/** Saves a record, and asks first where its save does more than change it. */
export const useSaveQuestion = <Input extends object>(questioned: Questioned<Input>) => {
  const { ask, record, form, save } = questioned;
  const [question, setQuestion] = useState<RecordQuestion | null>(null);
  const askAndSave = (values: Values, asks: NonNullable<typeof ask>, stored: Stored<Input>) =>
    // A server that cannot be asked cannot be saved to either, and the save says so.
    asks(stored, values as Input)
      .catch(() => null)
      .then((asked) => (asked ? setQuestion(asked) : save()));
  return {
    question,
    save: (): void => {
      if (ask && record) void form.submit((values) => askAndSave(values, ask, record));
      else void save();
    },
    answer: (isConfirmed: boolean): void => {
      setQuestion(null);
      if (isConfirmed) void save();
    },
  };
};
