import type { Contents } from "./contents.ts";
import { aboutTrips } from "./de-DE/about-trips.ts";
import { aboutUs } from "./de-DE/about-us.ts";
import { areas } from "./de-DE/areas.ts";
import { help } from "./de-DE/help.ts";
import { legalContract } from "./de-DE/legal-contract.ts";
import { legalSite } from "./de-DE/legal-site.ts";

export const german: Contents = {
  ...aboutTrips,
  ...help,
  ...aboutUs,
  ...areas,
  ...legalContract,
  ...legalSite,
};
