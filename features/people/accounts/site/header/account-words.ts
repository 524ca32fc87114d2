type Link = Readonly<{ label: string; path: string }>;

/** What the header says of an account, which it holds for the script. */
export type AccountWords = Readonly<{
  /** The address that says who is signed in. */
  me: string;
  profile: Link;
  /** Parts of the profile, such as the alerts. */
  own: readonly (Link & Readonly<{ id: string }>)[];
  signOut: string;
  saved: (Link & Readonly<{ count: string | null }>) | null;
}>;

/** What is saved, as its link in the header shows it. */
const savedLink = (): AccountWords["saved"] => {
  const link = document.querySelector<HTMLAnchorElement>(".site-saved");
  if (!link) return null;
  const label = link.dataset["label"] ?? link.ariaLabel ?? "";
  return { label, path: link.pathname, count: link.dataset["count"] ?? null };
};

/** Null where the market has no accounts. */
export const readAccountWords = (entry: HTMLElement): AccountWords | null => {
  const { account } = entry.dataset;
  return account === undefined ? null : { ...JSON.parse(account), saved: savedLink() };
};
