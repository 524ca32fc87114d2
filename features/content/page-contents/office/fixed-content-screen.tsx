import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { getBackofficeConfig } from "#features/records/staff-accounts/config/calls.ts";
import { MissingRecord } from "#design/office/missing-record.tsx";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { contentRouteSchema } from "#features/content/page-contents/fixed-contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { pathOf } from "#markets/paths.ts";
import type { ContentRoute } from "#markets/routes.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { call, callVersioned } from "#platform/browser/call.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { getFixedContent } from "../fixed/calls.ts";
import type { ContentsProps } from "#features/catalogue/content-tabs/parts/contents-props.ts";
import { ContentEditor } from "./fixed/editor/content-editor.tsx";
import { emptyContent } from "./fixed/editor/content-record.ts";

type LoaderProps = Pick<ContentsProps, "country" | "site"> & Readonly<{ route: ContentRoute }>;

/** A text that the market has not got begins empty, as version 0. */
const readContent = async (country: string, route: ContentRoute) => {
  try {
    return await callVersioned(getFixedContent, { country, id: route });
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 404) throw error;
    return { body: { ...emptyContent, id: route }, version: 0 };
  }
};

const Loader = ({ country, site, route }: LoaderProps) => {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ["fixed content", country, route],
    queryFn: async () => {
      const [content, { product }] = await Promise.all([
        readContent(country, route),
        call(getBackofficeConfig, {}),
      ]);
      return { content, product };
    },
    retry: false,
    // What is edited is read once: a later version would replace what is typed.
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
  });
  const market = marketByApiCountry(country);
  if (data && market)
    return (
      <ContentEditor
        country={country}
        site={site}
        route={route}
        path={pathOf(market.id, route, {}, data.product)}
        initial={data.content}
      />
    );
  return (
    <ScreenState what="the page" isLoading={isPending} error={error} onRetry={() => void refetch()}>
      {null}
    </ScreenState>
  );
};

/** The text of one fixed route, at `/page-contents/fixed/:content`. */
const FixedContentList = ({ country, site }: ContentsProps) => {
  const { content } = useParams();
  const { data: route } = contentRouteSchema.safeParse(content);
  if (route === undefined) return <MissingRecord one="page" list="/page-contents/fixed" />;
  return (
    <QueryProvider>
      <Loader key={`${country} ${route}`} country={country} site={site} route={route} />
    </QueryProvider>
  );
};

export default FixedContentList;
