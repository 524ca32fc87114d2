import { useQuery } from "@tanstack/react-query";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link, Navigate, useParams } from "react-router";
import type { Page } from "#features/pages/contract.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { type CatalogueBlock, pageApi, ApiError } from "../page-api.ts";
import { followPage } from "./followed-page.ts";
import { openPageChannel } from "./page-channel.ts";
import { PreviewPane } from "./preview-pane.tsx";

type LoadedPreviewProps = Readonly<{
  country: string;
  id: string;
  stored: Page;
  catalogue: readonly CatalogueBlock[];
}>;

const LoadedPreview = ({ country, id, stored, catalogue }: LoadedPreviewProps) => {
  const source = useMemo(() => followPage(stored), [stored]);
  const [openBlockId, setOpen] = useState<string | null>(null);
  const [isEdited, setEdited] = useState(false);
  const channel = useRef<ReturnType<typeof openPageChannel>>(null);
  useEffect(() => {
    const own = openPageChannel(country, id, {
      page({ page, openBlockId: open }) {
        source.put(page);
        setOpen(open);
        setEdited(true);
      },
    });
    channel.current = own;
    own.send({ kind: "hello" });
    return () => own.close();
  }, [country, id, source]);
  const open = (blockId: string) => {
    setOpen(blockId);
    channel.current?.send({ kind: "open", blockId });
  };
  return (
    <div className="preview-alone">
      <p>
        <Link to={`/custompages/${id}`} className="back">
          ← {stored.name}
        </Link>{" "}
        <span className="dim">
          {isEdited ? "As it stands in the open editor" : "As it was saved last"}
        </span>
      </p>
      <PreviewPane
        country={country}
        source={source}
        openBlockId={openBlockId}
        onOpen={open}
        timeZone={marketByApiCountry(country)?.timeZone ?? "UTC"}
        labelOf={({ blockType }) =>
          catalogue.find(({ name }) => name === blockType)?.label ?? blockType
        }
        begin="desktop"
      />
    </div>
  );
};

/** A page's preview over the whole window: as saved, or as it stands in an editor of this browser. */
export const PreviewScreen = ({ country }: { country: string }) => {
  const { id = "" } = useParams();
  const { data, error } = useQuery({
    queryKey: ["custompage preview", country, id],
    queryFn: async () => {
      const calls = pageApi(country);
      const [stored, catalogue] = await Promise.all([calls.read(id), calls.catalogue()]);
      return { stored, catalogue };
    },
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (error instanceof ApiError && error.status === 404)
    return <Navigate to="/custompages" replace />;
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Loading …</p>;
  return <LoadedPreview country={country} id={id} {...data} />;
};
