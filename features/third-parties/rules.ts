import {
  type ConsentCategory,
  consentCategories,
  type Hosts,
  type ThirdParties,
} from "./contract.ts";

/** What a page may load from where, beside its own host, by the kind of a content security policy. */
export type PolicySources = Readonly<{
  script: Hosts;
  img: Hosts;
  connect: Hosts;
}>;

export const noSources: PolicySources = { script: [], img: [], connect: [] };

/** The host of an address, as one names it to visitors. */
export const hostOf = (address: string): string => new URL(address).host;

/** What of a configuration a visitor is asked about; empty means that there is nothing to ask. */
export const askedFor = ({ tagManager, errorReports }: ThirdParties): ConsentCategory[] => {
  const used: Readonly<Record<ConsentCategory, boolean>> = {
    statistics: tagManager !== null,
    reports: errorReports !== null,
  };
  return consentCategories.filter((category) => used[category]);
};

/** The origins that pages need for what is configured, and no others. */
export const sourcesOf = ({ tagManager, errorReports }: ThirdParties): PolicySources => {
  const tags = tagManager ? [tagManager.base, ...tagManager.hosts] : [];
  const reports = errorReports ? [new URL(errorReports.dsn).origin] : [];
  return { script: tags, img: tags, connect: [...tags, ...reports] };
};
