import { useQuery } from "@tanstack/react-query";
import { useOpenEditor } from "../editing/editor-context.ts";
import { useOpenPage } from "../state/use-page.ts";
import { anchorBlocks, describeAnchor } from "./describe-anchor.ts";
import { describeInner, type LinkDescription } from "./describe-inner.ts";
import { type Address, recogniseAddress } from "./recognise-address.ts";
import type { LinkContext } from "./use-link-context.ts";

const describeElsewhere = (address: Address | null, text: string): LinkDescription => {
  switch (address?.kind) {
    case "anchor":
      return { kind: "Anchor", name: text, warning: null };
    case "outside":
      return { kind: "Outside address", name: text.replace(/^https:\/\//, ""), warning: null };
    case "foreign":
      return { kind: `Site of ${address.label}`, name: text, warning: null };
    case "refused":
      return { kind: "Wrong address", name: text, warning: address.reason };
    default:
      return { kind: "Wrong address", name: text, warning: "This is no address." };
  }
};

export type DescribedLink = Readonly<{
  description: LinkDescription;
  isLoading: boolean;
  /** Asks the server again; null unless it did not answer. */
  retry: (() => void) | null;
}>;

/** What a stored or typed address leads to, in words. */
export const useLinkDescription = (text: string, context: LinkContext): DescribedLink => {
  const { country, market, pageId, sites } = context;
  const editor = useOpenEditor();
  const address = recogniseAddress(text, market, sites ?? []);
  const isAnchor = address?.kind === "anchor";
  const inner = address?.kind === "inner" ? address.address : null;
  // Only an anchor's name changes with the page, so other links do not render with each key stroke.
  const edited = useOpenPage((state) => (isAnchor ? state.edited : null));
  const { data, isPending, error, refetch } = useQuery({
    queryKey: ["link", country, pageId, inner],
    queryFn: () => describeInner(country, market, pageId, inner ?? "/"),
    enabled: inner !== null,
    staleTime: 60_000,
    retry: false,
    networkMode: "always", // offline too, the error is shown instead of an endless wait
  });
  const settled = { isLoading: false, retry: null };
  if (isAnchor && edited && editor)
    return {
      ...settled,
      description: describeAnchor(text, anchorBlocks(edited, editor), edited.fields.isFixed),
    };
  if (inner === null)
    return {
      ...settled,
      description: describeElsewhere(address, text),
      isLoading: sites === null && text.startsWith("http"),
    };
  return {
    description: data ?? { kind: "Path", name: inner, warning: null },
    isLoading: isPending,
    retry: error ? () => void refetch() : null,
  };
};
