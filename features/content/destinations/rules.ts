import { countryName } from "#markets/places/display-names.ts";
import type { RuleError } from "#platform/rule-error.ts";
import type { DestinationInput } from "./contract.ts";

const regionCodes = ["asia", "europe", "america", "africa", "oceania", "antarctica"];

const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && countryName(code, "en") !== code;

const error = (path: string, message: string): readonly RuleError[] => [{ path, message }];

/** Rules beyond the schema; the same in the staff app and on the server. */
export const destinationErrors = ({
  kind,
  code,
  region,
}: Pick<DestinationInput, "kind" | "code" | "region">): readonly RuleError[] => {
  if (kind === "region")
    return [
      ...(regionCodes.includes(code)
        ? []
        : error("code", `Write one of ${regionCodes.join(", ")}.`)),
      ...(region === "" ? [] : error("region", "A region is part of nothing.")),
    ];
  if (kind === "country")
    return [
      ...(isCountry(code) ? [] : error("code", "No country has this code.")),
      ...(regionCodes.includes(region)
        ? []
        : error("region", `Write one of ${regionCodes.join(", ")}.`)),
    ];
  return [
    ...(/^[A-Za-z0-9-]+$/.test(code) ? [] : error("code", "Write letters, digits and hyphens.")),
    ...(region === "" || isCountry(region) ? [] : error("region", "No country has this code.")),
  ];
};

const maxFormerSlugs = 50;

/** The former slugs once the slug is another: the newest first. */
export const formerSlugsAfter = (
  { slug, formerSlugs }: Readonly<{ slug: string; formerSlugs: readonly string[] }>,
  newSlug: string,
): readonly string[] =>
  [...(slug === newSlug ? [] : [slug]), ...formerSlugs]
    .filter((each) => each !== newSlug)
    .slice(0, maxFormerSlugs);
