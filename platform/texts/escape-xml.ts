// XML 1.0 cannot represent most control characters; one of them would make the whole file invalid.
const escapedCharacters = /[&<>"\p{Cc}]/gu;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "\t",
  "\n": "\n",
  "\r": "\r",
};

/** Escapes text for elements and attributes, and drops control characters that XML 1.0 forbids. */
export const escapeXml = (text: string): string =>
  text.replaceAll(escapedCharacters, (character) => escapes[character] ?? "");
