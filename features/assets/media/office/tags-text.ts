/** The tags of a text with commas between them, each once and in small letters. */
export const tagsOf = (text: string): readonly string[] => [
  ...new Set(
    text
      .split(/[,;]/)
      .map((tag) => tag.trim().toLowerCase())
      .filter(Boolean),
  ),
];

/** What a text becomes with each of some tags at its end: the suggestions while one is typed. */
export const tagSuggestions = (text: string, tags: readonly string[]): readonly string[] => {
  const written = tagsOf(text.slice(0, Math.max(0, text.lastIndexOf(",")))).join(", ");
  const before = written === "" ? "" : `${written}, `;
  const known = new Set(tagsOf(before));
  return tags.filter((tag) => !known.has(tag)).map((tag) => `${before}${tag}`);
};
