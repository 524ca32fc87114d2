import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { usePageConsequences } from "./use-page-losses.ts";
import { pageLosses, pageMove } from "./page-losses.ts";

export type AddressConsequencesProps = Readonly<{
  country: string;
  pageId: string;
  /** The page's next path; null where it leaves the site. */
  movesTo: string | null;
}>;

/** What visitors of a page's address meet, and what leads them there, as the server finds it now. */
export const AddressConsequences = ({ country, pageId, movesTo }: AddressConsequencesProps) => {
  const { data, error } = usePageConsequences(country, pageId);
  if (error) return <p role="alert">{`What leads to it is not known. ${error.message}`}</p>;
  if (!data) return <p role="status">Looking for what leads to it …</p>;
  return (
    <WhatWillHappen consequences={movesTo === null ? pageLosses(data) : pageMove(data, movesTo)} />
  );
};
