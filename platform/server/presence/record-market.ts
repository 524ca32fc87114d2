/** Stands for a market where records belong to the whole company. */
const companyMarket = "company";

/**
 * The market under which presence and versions of a record are kept: people of all markets meet at
 * a record of the company.
 */
export const recordMarket = (
  { isOfCompany }: Readonly<{ isOfCompany?: true }>,
  market: string,
): string => (isOfCompany ? companyMarket : market);
