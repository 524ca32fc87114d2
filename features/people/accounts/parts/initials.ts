const firstOf = (word: string): string => (/^./u.exec(word) ?? [""])[0];

/** `MC` of a name, or the first letter of the e-mail where nobody has said a name. */
export const initialsOf = ({ name, email }: Readonly<{ name: string; email: string }>): string => {
  const words = name.split(/\s+/).filter(Boolean);
  const [first = email, last = ""] = words.length > 1 ? [words[0], words.at(-1)] : words;
  return `${firstOf(first)}${firstOf(last)}`.toUpperCase();
};
