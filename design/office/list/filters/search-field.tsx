import { Input } from "@mantine/core";
import { useEffect, useState } from "react";
import { Icon } from "#design/office/icons.tsx";

const debounceMs = 200;

export type SearchFieldProps = Readonly<{
  /** `Search name or slug` */
  label: string;
  words: string;
  setSearch: (part: Readonly<{ words: string }>) => void;
}>;

export const SearchField = ({ label, words, setSearch }: SearchFieldProps) => {
  const [typed, setTyped] = useState(words);
  const [lastWords, setLastWords] = useState(words);
  if (lastWords !== words) {
    // Back, a view or "Clear all" changed the URL but not the field.
    setLastWords(words);
    setTyped(words);
  }
  useEffect(() => {
    if (typed === words) return undefined;
    const timer = setTimeout(() => setSearch({ words: typed }), debounceMs);
    return () => clearTimeout(timer);
  }, [typed, words, setSearch]);
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
      onChange={(event) => setTyped(event.currentTarget.value)}
    />
  );
};
