import { useQuery } from "@tanstack/react-query";
import { useParams } from "react-router";
import { MissingRecord } from "#design/office/missing-record.tsx";
import { LoadingNote } from "#design/office/screen/loading-note.tsx";
import { useLoadingShown } from "#design/office/screen/loading/use-loading-shown.ts";
import type { PageOwner } from "#features/content/pages/contract.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { PageEditorLoader, type PageEditorScreenProps } from "./editor-screen.tsx";
import { pageApi } from "../page-api.ts";
import { BeginOwnPage } from "../own-page/begin-own-page.tsx";

const OwnPage = (props: PageEditorScreenProps) => {
  const { country } = props;
  const { travel = "" } = useParams();
  const owner: PageOwner = { kind: "travel", id: travel };
  const { data, error, refetch } = useQuery({
    queryKey: ["own page", country, travel],
    queryFn: () => pageApi(country).owner(owner),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const isLoadingShown = useLoadingShown(!data && !error);
  if (error instanceof ApiError && error.status === 404)
    return <MissingRecord one="travel" list="/travels" />;
  if (error) return <p role="alert">{error.message}</p>;
  if (!data || isLoadingShown) return <LoadingNote isShown={isLoadingShown} />;
  const { name, pageId } = data;
  return pageId === null ? (
    <BeginOwnPage country={country} owner={owner} name={name} onBegun={() => void refetch()} />
  ) : (
    <PageEditorLoader key={pageId} {...props} id={pageId} />
  );
};

/** The blocks that a travel alone shows, in the page editor. */
const OwnPageScreen = (props: PageEditorScreenProps) => (
  <QueryProvider>
    <OwnPage {...props} />
  </QueryProvider>
);

export default OwnPageScreen;
