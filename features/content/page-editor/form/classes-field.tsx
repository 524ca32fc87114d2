import { Input } from "@mantine/core";
import { useState } from "react";
import { Icon } from "#design/office/icons.tsx";
import { pressedKey } from "#platform/browser/pressed-key.ts";

export type ClassesFieldProps = Readonly<{
  id: string;
  names: readonly string[];
  error: string | undefined;
  onChange: (names: readonly string[]) => void;
}>;

/**
 * An input for a list of class names: Enter, space, comma or leaving the field adds the typed ones.
 */
export const ClassesField = ({ id, names, error, onChange }: ClassesFieldProps) => {
  const [inputText, setInputText] = useState("");
  const add = () => {
    const newNames = inputText
      .split(/[\s,]+/)
      .filter((name) => name !== "" && !names.includes(name));
    setInputText("");
    if (newNames.length > 0) onChange([...names, ...newNames]);
  };
  return (
    <Input.Wrapper
      id={id}
      label="Custom HTML classes"
      labelProps={{ htmlFor: id }}
      description="Enter after each"
      error={error}
    >
      <div className="tokens">
        {names.map((name) => (
          <span className="token" key={name}>
            {name}
            <button
              type="button"
              aria-label={`Remove ${name}`}
              onClick={() => onChange(names.filter((one) => one !== name))}
            >
              <Icon name="close" />
            </button>
          </span>
        ))}
        <Input
          id={id}
          value={inputText}
          spellCheck={false}
          autoCapitalize="off"
          error={Boolean(error)}
          onChange={(event) => setInputText(event.currentTarget.value)}
          onBlur={add}
          onKeyDown={(event) => {
            const key = pressedKey(event);
            if (key === "Enter" || key === " " || key === ",") {
              event.preventDefault();
              add();
            } else if (key === "Backspace" && inputText === "") onChange(names.slice(0, -1));
          }}
        />
      </div>
    </Input.Wrapper>
  );
};
