import "./filter-bar.css";
import { Input } from "@mantine/core";
import { useCallback } from "react";
import { Icon } from "#design/office/icons.tsx";
import { useTypedWords } from "../search/use-typed-words.ts";

export type SearchFieldProps = Readonly<{
  /** `Search name or slug` */
  label: string;
  words: string;
  setSearch: (part: Readonly<{ words: string }>) => void;
}>;

export const SearchField = ({ label, words, setSearch }: SearchFieldProps) => {
  const send = useCallback((next: string) => setSearch({ words: next }), [setSearch]);
  const [typed, type] = useTypedWords(words, send);
  return (
    <Input
      type="search"
      aria-label="Search"
      placeholder={label}
      className="list-search"
      leftSection={<Icon name="search" />}
      rightSection={typed === "" && <kbd aria-hidden="true">/</kbd>}
      maxLength={200}
      value={typed}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
};
