import { WhatWillHappen } from "#design/office/consequences/what-will-happen.tsx";
import { usePageGains } from "../consequences/use-page-gains.ts";

export type PlannedGainsProps = Readonly<{ country: string; pageId: string }>;

/** What visitors will meet once the plan publishes the page, as it is stored and would be today. */
export const PlannedGains = ({ country, pageId }: PlannedGainsProps) => {
  const { gains, error } = usePageGains(country, pageId);
  if (error) return <p role="alert">{`What visitors will meet is not known. ${error.message}`}</p>;
  return gains ? <WhatWillHappen consequences={gains} /> : null;
};
