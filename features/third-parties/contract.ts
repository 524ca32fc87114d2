/** Origins of other companies, such as `https://tags.example.com`. */
export type Hosts = readonly string[];

/** The other hosts that this product is configured with; null is one that it does without. */
export type ThirdParties = Readonly<{
  /** The origin in front of ours from which pages take pictures, fonts and styles. */
  cdn: string | null;
  /** `hosts` are those that its tags talk to, beside the one that it is loaded from. */
  tagManager: Readonly<{ id: string; base: string; hosts: Hosts }> | null;
  /** The provider of interactive maps; `hosts` are those that its pictures and data come from. */
  maps: Readonly<{ key: string; base: string; hosts: Hosts }> | null;
  /** Where errors of browsers are reported, with the public key in the address. */
  errorReports: Readonly<{ dsn: string }> | null;
}>;

export const noThirdParties: ThirdParties = {
  cdn: null,
  tagManager: null,
  maps: null,
  errorReports: null,
};

/** What a visitor agrees to or not, in the order in which it is asked. */
export const consentCategories = ["statistics", "reports"] as const;

export type ConsentCategory = (typeof consentCategories)[number];
