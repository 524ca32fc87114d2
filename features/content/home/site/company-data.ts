import type { Organization, WebSite, WithContext } from "schema-dts";
import appIcon from "#design/app-icon.png?url&no-inline";
import type { Layout } from "#features/assets/layout/contract.ts";
import { pathOf } from "#markets/paths.ts";
import type { Site } from "#markets/site/site.ts";

const schema = "https://schema.org";

/** @param contacts of the market, as far as staff have written them */
export const organization = (
  { origin, product: name, market }: Site,
  contacts: Layout["contacts"] | undefined,
): WithContext<Organization> => {
  const { email = "", phone = "", profiles = [] } = contacts ?? {};
  return {
    "@context": schema,
    "@type": "Organization",
    name,
    url: `${origin}/`,
    logo: new URL(appIcon, origin).href,
    ...(email + phone !== "" && {
      contactPoint: {
        "@type": "ContactPoint",
        contactType: "customer service",
        ...(email !== "" && { email }),
        ...(phone !== "" && { telephone: phone.replaceAll("\u00A0", " ") }),
        availableLanguage: market.htmlLang,
      },
    }),
    ...(profiles.length > 0 && { sameAs: profiles }),
  };
};

/** Lets search engines offer our search below the site's name. */
export const website = ({ origin, product: name, market }: Site): WithContext<WebSite> => {
  const search = pathOf(market.id, "search");
  // schema-dts lacks `query-input`, which Google asks for beside the template.
  const action = {
    "@type": "SearchAction",
    target: { "@type": "EntryPoint", urlTemplate: `${origin}${search}?q={search_term_string}` },
    "query-input": "required name=search_term_string",
  } as const;
  return {
    "@context": schema,
    "@type": "WebSite",
    name,
    url: `${origin}/`,
    inLanguage: market.htmlLang,
    ...(search !== null && { potentialAction: action }),
  };
};
