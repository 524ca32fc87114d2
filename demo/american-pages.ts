import { american } from "./american.ts";

/** Words that are not only spelt another way. */
const words: readonly (readonly [british: RegExp, american: string])[] = [
  [/\bautumn\b/g, "fall"],
  [/\bdearer\b/g, "pricier"],
  [/\bdear\b/g, "expensive"],
  [/\btrousers\b/g, "pants"],
  [/\bqueues\b/g, "lines"],
  [/\bguest houses\b/g, "guesthouses"],
  [/\bhired\b/g, "rented"],
  [/\bhiring\b/g, "renting"],
  [/\brang\b/g, "called"],
  [/\bthe south-west\b/g, "the Southwest"],
  [/\bSouth-east Asia\b/g, "Southeast Asia"],
  [/\bE-mail\b/g, "Email"],
  [/\be-mail\b/g, "email"],
];

/** A text of a page in British English as Americans write it. */
export const americanPageText = (text: string): string =>
  words.reduce((all, [from, to]) => all.replaceAll(from, to), american(text));
