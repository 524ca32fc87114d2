import { americanize } from "./american.ts";

/** Vocabulary that differs between British and American English, beyond spelling. */
const vocabulary: readonly (readonly [british: RegExp, american: string])[] = [
  // What a group has is a spot; a place is where it goes.
  [/\b(one|your) place\b/g, "$1 spot"],
  [/\ba place (?=by email|has come free)/g, "a spot "],
  [/\b(two|number of|count down) places\b/g, "$1 spots"],
  [/\bautumn\b/g, "fall"],
  [/\bdearer\b/g, "pricier"],
  [/\bdear\b/g, "expensive"],
  [/\btrousers\b/g, "pants"],
  [/\bqueues\b/g, "lines"],
  [/\bguest houses\b/g, "guesthouses"],
  [/\bhired\b/g, "rented"],
  [/\bhiring\b/g, "renting"],
  [/\brang\b/g, "called"],
  [/\bthe southwest\b/g, "the Southwest"],
  [/\bE-mail\b/g, "Email"],
  [/\be-mail\b/g, "email"],
];

/** Rewrites a page's British English in American English. */
export const americanizePage = (text: string): string =>
  vocabulary.reduce(
    (rewritten, [british, american]) => rewritten.replaceAll(british, american),
    americanize(text),
  );
