import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link, useParams } from "react-router";
import { MissingRecord } from "#design/office/missing-record.tsx";
import { LoadingNote } from "#design/office/screen/loading-note.tsx";
import { useLoadingShown } from "#design/office/screen/loading/use-loading-shown.ts";
import type { Page } from "#features/content/pages/contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import type { CatalogueBlock } from "../catalogue-block.ts";
import { pageApi } from "../page-api.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { createPageMirror } from "./page-mirror.ts";
import { openPageChannel } from "./page-channel.ts";
import { PreviewPane } from "./preview-pane.tsx";

type LoadedPreviewProps = Readonly<{
  country: string;
  id: string;
  stored: Page;
  catalogue: readonly CatalogueBlock[];
}>;

const LoadedPreview = ({ country, id, stored, catalogue }: LoadedPreviewProps) => {
  const source = useMemo(() => createPageMirror(stored), [stored]);
  const [openBlockId, setOpenBlockId] = useState<string | null>(null);
  const [asOf, setAsOf] = useState<number | null>(null);
  const [isEdited, setEdited] = useState(false);
  const channel = useRef<ReturnType<typeof openPageChannel>>(null);
  useEffect(() => {
    const pageChannel = openPageChannel(country, id, {
      page({ page, openBlockId: blockId }) {
        source.put(page);
        setOpenBlockId(blockId);
        setEdited(true);
      },
    });
    channel.current = pageChannel;
    pageChannel.send({ kind: "hello" });
    return () => pageChannel.close();
  }, [country, id, source]);
  const openBlock = (blockId: string) => {
    setOpenBlockId(blockId);
    channel.current?.send({ kind: "open", blockId });
  };
  return (
    <div className="preview-full-screen">
      <p>
        <Link to={`/custompages/${id}`}>← {stored.name}</Link>{" "}
        <span className="dim">
          {isEdited ? "As it stands in the open editor" : "As it was saved last"}
        </span>
      </p>
      <PreviewPane
        country={country}
        source={source}
        openBlockId={openBlockId}
        asOf={asOf}
        onAsOf={setAsOf}
        onOpen={openBlock}
        timeZone={marketByApiCountry(country)?.timeZone ?? "UTC"}
        labelOf={({ blockType }) =>
          catalogue.find(({ name }) => name === blockType)?.label ?? blockType
        }
        texts={null}
        initialDevice="desktop"
      />
    </div>
  );
};

const Preview = ({ country }: { country: string }) => {
  const { id = "" } = useParams();
  const { data, error } = useQuery({
    queryKey: ["custompage preview", country, id],
    queryFn: async () => {
      const api = pageApi(country);
      const [stored, catalogue] = await Promise.all([api.read(id), api.catalogue()]);
      return { stored, catalogue };
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  const isLoadingShown = useLoadingShown(!data && !error);
  if (error instanceof ApiError && error.status === 404)
    return <MissingRecord one="page" list="/custompages" />;
  if (error) return <p role="alert">{error.message}</p>;
  if (!data || isLoadingShown) return <LoadingNote isShown={isLoadingShown} />;
  return <LoadedPreview country={country} id={id} {...data} />;
};

/** The full-screen preview: the saved page, or its state in an editor open in this browser. */
const PreviewScreen = ({ country }: { country: string }) => (
  <QueryProvider>
    <Preview country={country} />
  </QueryProvider>
);

export default PreviewScreen;
