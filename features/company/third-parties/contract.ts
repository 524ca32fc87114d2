/** Origins of other companies, such as `https://tags.example.com`. */
export type Hosts = readonly string[];

/**
 * The services of other companies that this installation uses. Null stands for a service that it
 * does not use.
 */
export type ThirdParties = Readonly<{
  /** Origin of a CDN that serves our own pictures, fonts and styles. */
  cdn: string | null;
  /** `hosts` are the origins, besides `base`, with which the manager's tags communicate. */
  tagManager: Readonly<{ id: string; base: string; hosts: Hosts }> | null;
  /** Interactive maps. `hosts` are the origins of the map tiles and data. */
  maps: Readonly<{ key: string; base: string; hosts: Hosts }> | null;
  /** The Sentry DSN to which browsers report errors. It contains only a public key. */
  errorReports: Readonly<{ dsn: string }> | null;
}>;

export const noThirdParties: ThirdParties = {
  cdn: null,
  tagManager: null,
  maps: null,
  errorReports: null,
};

/** The order in which the consent dialog lists the categories. */
export const consentCategories = ["statistics", "reports"] as const;

export type ConsentCategory = (typeof consentCategories)[number];
