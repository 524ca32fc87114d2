/** What the English pages say differently in each market that reads them. */
export type EnglishWords = Readonly<{
  /** In which currency one pays: whole sentences. */
  paying: string;
  /** Where one finds out about passports and visas: a whole sentence. */
  passports: string;
  /** Whose clock the deadlines and the hours of customer care follow, as in `London time`. */
  clock: string;
}>;
