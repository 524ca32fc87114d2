import {
  type ConsentCategory,
  consentCategories,
  type Hosts,
  type ThirdParties,
} from "./contract.ts";

/** What a page may load from where, beside its own host, by the kind of a content security policy. */
export type PolicySources = Readonly<{
  script: Hosts;
  style: Hosts;
  img: Hosts;
  font: Hosts;
  connect: Hosts;
  worker: Hosts;
}>;

export const noSources: PolicySources = {
  script: [],
  style: [],
  img: [],
  font: [],
  connect: [],
  worker: [],
};

/** The host of an address, as one names it to visitors. */
export const hostOf = (address: string): string => new URL(address).host;

/**
 * What of a configuration a visitor is asked about beforehand; empty means that there is nothing to
 * ask. A map says whose it is beside the button that opens it, so its press is the answer.
 */
export const servicesNeedingConsent = ({
  tagManager,
  errorReports,
}: ThirdParties): ConsentCategory[] => {
  const used: Readonly<Record<ConsentCategory, boolean>> = {
    statistics: tagManager !== null,
    reports: errorReports !== null,
  };
  return consentCategories.filter((category) => used[category]);
};

/** The origins that pages need for what is configured, and no others. */
export const sourcesOf = ({ cdn, tagManager, maps, errorReports }: ThirdParties): PolicySources => {
  const tags = tagManager ? [tagManager.base, ...tagManager.hosts] : [];
  const reports = errorReports ? [new URL(errorReports.dsn).origin] : [];
  const map = maps ? [maps.base, ...maps.hosts] : [];
  const own = cdn === null ? [] : [cdn];
  const both = [...tags, ...map];
  return {
    script: both,
    style: [...own, ...map],
    img: [...own, ...both],
    font: [...own, ...map],
    connect: [...new Set([...both, ...reports])],
    worker: maps ? ["blob:"] : [],
  };
};
