import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { usePageLosses } from "../consequences/use-page-losses.ts";

export type PlannedLossesProps = Readonly<{ country: string; pageId: string }>;

/** What visitors will meet once the plan takes the page off the site, as it would be today. */
export const PlannedLosses = ({ country, pageId }: PlannedLossesProps) => {
  const { losses, error } = usePageLosses(country, pageId);
  if (error) return <p role="alert">{`What leads to it is not known. ${error.message}`}</p>;
  return losses ? <WhatWillHappen consequences={losses} /> : null;
};
