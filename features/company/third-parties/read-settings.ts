import { z } from "zod";
import type { ThirdParties } from "#features/company/third-parties/contract.ts";

const optional = <Output>(schema: z.ZodType<Output, string>) => schema.nullable().default(null);

const origin = z
  .url({ protocol: /^https?$/, error: "is no address such as https://cdn.example.com" })
  .transform((url) => new URL(url).origin);
/** An origin as a content security policy writes it, with `*.` for all subdomains. */
const host = z.string().regex(/^https?:\/\/(\*\.)?[\w-]+(\.[\w-]+)*(:\d+)?$/, {
  error: "is no list of origins such as https://one.example.com,https://*.example.net",
});
const hosts = z
  .string()
  .default("")
  .transform((list) => list.split(",").flatMap((each) => each.trim() || []))
  .pipe(z.array(host));

const googleMaps = "https://maps.googleapis.com";
/** The hosts that Google's guide to content security policies lists for maps. */
const googleHosts = ["https://*.googleapis.com", "https://*.gstatic.com"];

export const thirdPartyVariables = {
  CDN_BASE: optional(origin),
  TAG_MANAGER_ID: optional(z.string().regex(/^[\w-]{4,40}$/)),
  TAG_MANAGER_BASE: origin.default("https://www.googletagmanager.com"),
  TAG_MANAGER_HOSTS: hosts,
  MAPS_KEY: optional(z.string().regex(/^[\w-]{4,100}$/)),
  MAPS_BASE: origin.default(googleMaps),
  MAPS_HOSTS: hosts,
  ERROR_REPORTING_DSN: optional(
    z.string().regex(/^https?:\/\/\w+@[\w.-]+(:\d+)?\/[\w/-]*\d+$/, {
      error: "is no address of a reporter such as https://key@errors.example.com/1",
    }),
  ),
};

type Variables = z.infer<z.ZodObject<typeof thirdPartyVariables>>;

export const readThirdParties = ({
  CDN_BASE: cdn,
  TAG_MANAGER_ID: id,
  TAG_MANAGER_BASE: base,
  TAG_MANAGER_HOSTS,
  MAPS_KEY: key,
  MAPS_BASE,
  MAPS_HOSTS,
  ERROR_REPORTING_DSN: dsn,
}: Variables): ThirdParties => ({
  cdn,
  tagManager: id === null ? null : { id, base, hosts: TAG_MANAGER_HOSTS },
  maps:
    key === null
      ? null
      : {
          key,
          base: MAPS_BASE,
          hosts: [...(MAPS_BASE === googleMaps ? googleHosts : []), ...MAPS_HOSTS],
        },
  errorReports: dsn === null ? null : { dsn },
});
