import type { Person, WithContext } from "schema-dts";
import type { Site } from "#markets/site/site.ts";

export const person = (
  { origin }: Site,
  profile: Readonly<{ name: string; path: string; bio: string; image: string | null }>,
): WithContext<Person> => ({
  "@context": "https://schema.org",
  "@type": "Person",
  name: profile.name,
  url: `${origin}${profile.path}`,
  description: profile.bio,
  ...(profile.image && { image: new URL(profile.image, origin).href }),
});
