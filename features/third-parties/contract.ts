/** Origins of other companies, such as `https://tags.example.com`. */
export type Hosts = readonly string[];

/**
 * Services of other companies that the product is configured with; null for each that is not used.
 */
export type ThirdParties = Readonly<{
  /** Origin of a CDN that serves our pictures, fonts and styles. */
  cdn: string | null;
  /** `hosts` are the origins that its tags talk to, besides `base`. */
  tagManager: Readonly<{ id: string; base: string; hosts: Hosts }> | null;
  /** Interactive maps; `hosts` are the origins of their tiles and data. */
  maps: Readonly<{ key: string; base: string; hosts: Hosts }> | null;
  /** Sentry DSN for errors in browsers; it holds a public key. */
  errorReports: Readonly<{ dsn: string }> | null;
}>;

export const noThirdParties: ThirdParties = {
  cdn: null,
  tagManager: null,
  maps: null,
  errorReports: null,
};

/** In the order in which the consent dialog lists them. */
export const consentCategories = ["statistics", "reports"] as const;

export type ConsentCategory = (typeof consentCategories)[number];
