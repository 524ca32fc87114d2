import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams, useSearchParams } from "react-router";
import { marketByApiCountry } from "#markets/markets.ts";
import { newPage, type Page, type PageInput } from "../contract.ts";
import type { BlockCheck } from "../rules.ts";
import { pageCalls, readSettings, Refused } from "./calls.ts";
import { PageEditor } from "./editor.tsx";
import { copiedBlocks } from "./operations.ts";

export type PageEditorScreenProps = Readonly<{
  country: string;
  isAdmin: boolean;
  site: string | null;
  /** The blocks' own schemas, handed in by the app. */
  checkBlock: BlockCheck;
}>;

const inputOf = ({
  version: _version,
  createdAt: _created,
  updatedAt: _updated,
  ...page
}: Page): PageInput => page;

const idLength = 36; // the source, section 9

/** The blocks that the address asks to take from another page; none when they cannot be had. */
const readCopied = async (country: string, query: URLSearchParams) => {
  const from = query.get("copyFrom") ?? "";
  const positions = (query.get("selected") ?? "").split(",").filter(Boolean).map(Number);
  if (from.length !== idLength || positions.length === 0) return [];
  try {
    const page = await pageCalls(country).copySource(from, query.get("country") ?? country);
    return copiedBlocks(page.blocks, positions, () => crypto.randomUUID());
  } catch {
    return []; // a copy that fails is no reason not to begin
  }
};

const begin = async (country: string, id: string, query: URLSearchParams) => {
  const calls = pageCalls(country);
  const isNew = id === "new";
  const [stored, catalogue, settings, copied] = await Promise.all([
    isNew ? null : calls.read(id),
    calls.catalogue(),
    calls.settings().then(readSettings),
    isNew ? readCopied(country, query) : [],
  ]);
  const empty = newPage(crypto.randomUUID());
  const start = copied.length > 0 ? { ...empty, blocks: copied } : empty;
  return {
    stored,
    catalogue,
    settings,
    start: stored ? inputOf(stored) : start,
    isPreselected: copied.length > 0,
  };
};

/** Loads a page, or starts a new one; a page that is not there leads back to the list. */
export const PageEditorScreen = ({ country, isAdmin, ...more }: PageEditorScreenProps) => {
  const { id = "new" } = useParams();
  const [query] = useSearchParams();
  const { data, error } = useQuery({
    queryKey: ["custompage", country, id],
    queryFn: () => begin(country, id, query),
    // What is being edited is never replaced by what a later answer says.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (error instanceof Refused && error.status === 404)
    return <Navigate to="/custompages" replace />;
  if (error) return <p role="alert">{error.message}</p>;
  if (!data) return <p role="status">Loading …</p>;
  const { settings, ...begun } = data;
  return (
    <PageEditor
      key={id}
      {...more}
      {...begun}
      country={country}
      hasMerchant={settings.hasMerchant}
      isLocked={settings.isLocked && !isAdmin}
      timeZone={marketByApiCountry(country)?.timeZone ?? "UTC"}
    />
  );
};
