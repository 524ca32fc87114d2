import {
  type ConsentCategory,
  consentCategories,
  type Hosts,
  noThirdParties,
  type ThirdParties,
} from "./contract.ts";

/**
 * The origins, besides our own, from which a page may load, by directive of the content security
 * policy.
 */
export type CspSources = Readonly<{
  script: Hosts;
  style: Hosts;
  img: Hosts;
  font: Hosts;
  connect: Hosts;
  worker: Hosts;
}>;

export const noSources: CspSources = {
  script: [],
  style: [],
  img: [],
  font: [],
  connect: [],
  worker: [],
};

export const hostOf = (address: string): string => new URL(address).host;

/**
 * The categories that need the visitor's consent before anything loads. Maps are not among them:
 * the button that opens a map names the map's provider, so that pressing the button is the consent.
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

/** The services that the staff app uses too. */
export const staffServices = ({ tagManager, errorReports }: ThirdParties): ThirdParties => ({
  ...noThirdParties,
  tagManager,
  errorReports,
});

export const cspSourcesFor = ({
  cdn,
  tagManager,
  maps,
  errorReports,
}: ThirdParties): CspSources => {
  const tags = tagManager ? [tagManager.base, ...tagManager.hosts] : [];
  const reports = errorReports ? [new URL(errorReports.dsn).origin] : [];
  const map = maps ? [maps.base, ...maps.hosts] : [];
  const cdnOrigins = cdn === null ? [] : [cdn];
  const tagsAndMap = [...tags, ...map];
  return {
    script: tagsAndMap,
    style: [...cdnOrigins, ...map],
    img: [...cdnOrigins, ...tagsAndMap],
    font: [...cdnOrigins, ...map],
    connect: [...new Set([...tagsAndMap, ...reports])],
    worker: maps ? ["blob:"] : [],
  };
};
