// XML 1.0 has no way to write the other control characters, and a reader refuses the whole file.
const special = /[&<>"\p{Cc}]/gu;

const escapes: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "\t": "\t",
  "\n": "\n",
  "\r": "\r",
};

/** Text for an element or an attribute of XML. */
export const escaped = (text: string): string =>
  text.replaceAll(special, (letter) => escapes[letter] ?? "");
