/** What the law of package travel and of personal data is called where the reader books. */
export type PackageLaw = Readonly<{
  /** As it reads in the middle of a sentence: `the Package Travel … Regulations 2018`. */
  packages: string;
  /** In which currency one pays: whole sentences. */
  paying: string;
  /** Whose midnight ends a day, as in `London time`. */
  clock: string;
  /** Who holds the money if we fail: whole sentences. */
  insolvency: string;
  /** Where a dispute goes after our own answer, and under which law: paragraphs. */
  disputes: string;
  /** Advice on passports and visas: a whole sentence. */
  passports: string;
  /** `the UK GDPR and the Data Protection Act 2018`, in the middle of a sentence. */
  privacy: string;
  /** How data leave the country lawfully: whole sentences. */
  transfers: string;
  /** Who watches over data protection: whole sentences. */
  authority: string;
  /** The rules on cookies, in the middle of a sentence. */
  cookies: string;
  /** Who gets marketing messages, under which rule: whole sentences. */
  marketing: string;
  /** Which law the use of the site follows: paragraphs. */
  siteLaw: string;
  /** Why there is no period for changing one's mind beside our own: whole sentences. */
  withdrawal: string;
}>;
