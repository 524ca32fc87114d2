import type { Contents } from "./contents.ts";
import { aboutTrips } from "./fr-FR/about-trips.ts";
import { aboutUs } from "./fr-FR/about-us.ts";
import { areas } from "./fr-FR/areas.ts";
import { help } from "./fr-FR/help.ts";
import { legalContract } from "./fr-FR/legal-contract.ts";
import { legalSite } from "./fr-FR/legal-site.ts";

export const french: Contents = {
  ...aboutTrips,
  ...help,
  ...aboutUs,
  ...areas,
  ...legalContract,
  ...legalSite,
};
