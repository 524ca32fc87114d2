import type { PageVersion } from "#features/pages/versions-contract.ts";

/** The newest save of a page, where it is newer than what is open. */
export const newerSave = (
  versions: readonly PageVersion[] | undefined,
  openVersion: number,
): PageVersion | null => {
  const newest = versions?.[0];
  return newest && newest.version > openVersion ? newest : null;
};

const timeFormat = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });

/** For example `Anna Neri saved at 10:42`, in the local time zone. */
export const saveSentence = ({ author, savedAt }: Pick<PageVersion, "author" | "savedAt">) =>
  `${author ?? "Somebody"} saved at ${timeFormat.format(Date.parse(savedAt))}`;
