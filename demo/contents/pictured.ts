import type { ContentRoute } from "#markets/routes.ts";

/** The trip whose pictures a page of words begins with: a caravan, a camp fire, a cabin, a jetty for two; a continent what its words speak of: deserts and passes, trains, wind, herds, red earth, ice. */
export const pictured: Readonly<Partial<Record<ContentRoute, string>>> = {
  "how-it-works": "ladakh",
  "age-groups": "mexico-baja",
  "no-sharing-room": "canada-quebec",
  "our-values": "ohrid",
  "media-sharing": "cappadocia",
  "media-coordinators": "pamir",
  faqs: "salvador-nicaragua",
  contacts: "faroe",
  asia: "kazakh-kyrgyz",
  europe: "swiss-rails",
  america: "patagonia",
  africa: "tanzania-north",
  oceania: "red-centre",
  antarctica: "antarctica",
};
