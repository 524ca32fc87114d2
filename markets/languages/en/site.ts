/** The site's texts; the other languages have the same keys. */
export const site = {
  "layout.skip": "Skip to content",
  "home.title": "Go alone. Come back a dozen.",
  "home.lead":
    "Trips in small groups of people your age, led by a coordinator who has walked it before.",
  "notFound.title": "This page could not be found",
  "notFound.text": "It is not on the map.",
  "error.generic": "Something went wrong, please try again later",
} as const;

export type Messages = Readonly<Record<keyof typeof site, string>>;
