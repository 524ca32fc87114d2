import { Text, Textarea } from "@mantine/core";
import { useState } from "react";

export type JsonPanelProps = Readonly<{
  /** `JSON of Hero, block 2`. */
  label: string;
  value: object;
  errors: readonly string[];
  /** What is wrong with an object that is valid JSON; null when it can be taken. */
  check?: (value: Record<string, unknown>) => string | null;
  onChange: (value: Record<string, unknown>) => void;
  /** Told what is wrong with the text as it stands; null when it is an object. */
  onProblem: (problem: string | null) => void;
}>;

const read = (text: string): Record<string, unknown> | string => {
  try {
    const value: unknown = JSON.parse(text);
    if (value !== null && typeof value === "object" && !Array.isArray(value)) return { ...value };
    return "This must be an object, in braces.";
  } catch (error) {
    return error instanceof Error ? error.message : "This is no JSON.";
  }
};

const same = (text: string, value: object): boolean => {
  const parsed = read(text);
  return typeof parsed !== "string" && JSON.stringify(parsed) === JSON.stringify(value);
};

/** A thing as JSON text, live in both directions; what is no JSON is said and changes nothing. */
export const JsonPanel = ({ label, value, errors, check, onChange, onProblem }: JsonPanelProps) => {
  const [text, setText] = useState(() => JSON.stringify(value, null, 2));
  const [problem, setProblem] = useState<string | null>(null);
  // Changed elsewhere: the text follows, unless it is being mended.
  const shown = problem !== null || same(text, value) ? text : JSON.stringify(value, null, 2);
  const type = (typed: string) => {
    setText(typed);
    const parsed = read(typed);
    const wrong = typeof parsed === "string" ? parsed : (check?.(parsed) ?? null);
    setProblem(wrong);
    onProblem(wrong);
    if (typeof parsed !== "string" && wrong === null) onChange(parsed);
  };
  return (
    <>
      <Textarea
        label={label}
        className="json"
        value={shown}
        autosize
        minRows={8}
        maxRows={32}
        spellCheck={false}
        error={problem}
        onChange={(event) => type(event.currentTarget.value)}
      />
      {errors.map((message) => (
        <Text key={message} c="red">
          {message}
        </Text>
      ))}
    </>
  );
};
