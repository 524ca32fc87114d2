/** What the script says of a group; `{n}`, `{people}` and `{trips}` are left for it. */
export type GroupWords = Readonly<{
  language: string;
  title: string;
  asOf: string;
  firstTime: string;
  withUs: string;
  tripOne: string;
  tripOneDone: string;
  trips: string;
  tripsDone: string;
  notKnown: string;
  firstNone: string;
  firstOne: string;
  firstMany: string;
  othersTrips: string;
  womanOne: string;
  women: string;
  manOne: string;
  men: string;
  unsaid: string;
  ages: string;
  ageUnder: string;
  ageOver: string;
  nobody: string;
  foot: string;
  fewTitle: string;
  fewText: string;
}>;

/** The box of the group as everybody gets it: what who signs in sees, in words. */
export type GroupBoxView = Readonly<{
  /** Where the group is asked for. */
  address: string;
  title: string;
  lines: readonly string[];
  noNames: string;
  signIn: Readonly<{ label: string; path: string; note: string }>;
  /** Where the group stands without a script, for who is signed in. */
  shown: Readonly<{ label: string; path: string }>;
  words: GroupWords;
}>;
