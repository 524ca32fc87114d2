import { cutText } from "#platform/texts/cut-text.ts";
import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useOpenEditor } from "../editing/editor-context.ts";
import { useOpenPage } from "../state/use-page.ts";
import { anchorBlocks } from "./describe-anchor.ts";
import { anchorGroup, findLinkGroups, type LinkGroup } from "./link-groups.ts";
import { type Address, recogniseAddress } from "./recognise-address.ts";
import type { LinkContext } from "./use-link-context.ts";
import { useLinkDescription } from "./use-link-description.ts";

const debounceMs = 200;

/** One address as a group of its own, named by what it leads to; null without an address. */
const useAddressGroup = (
  label: string,
  address: string,
  context: LinkContext,
): LinkGroup | null => {
  const { description } = useLinkDescription(address, context);
  if (address === "") return null;
  const { kind, name, warning } = description;
  const option = {
    address,
    label: name,
    detail: [kind, address, warning].filter((part) => part !== null && part !== name).join(" · "),
    picture: null,
  };
  return { label, options: [option], more: 0 };
};

const labelOfTyped = (address: Address | null): string =>
  address?.kind === "outside" ? "Use as outside address" : "Use as link";

/** Why the typed address cannot be used; null when it can. */
const refusalOf = (
  address: Address | null,
  accepts: (address: string) => boolean,
): string | null => {
  if (address === null) return null;
  if (address.kind === "refused") return address.reason;
  return accepts(address.address)
    ? null
    : "This field takes no such address. Use a path of the site, or https://.";
};

export type LinkSearchOptions = Readonly<{
  /** The address that is linked now; empty for none. */
  linked: string;
  typedAtFirst: string;
  accepts: (address: string) => boolean;
}>;

/** Searches all that may be linked; a typed or pasted address is read instead. */
export const useLinkSearch = (
  context: LinkContext,
  { linked, typedAtFirst, accepts }: LinkSearchOptions,
) => {
  const { country, market, sites } = context;
  const [typed, setTyped] = useState(typedAtFirst);
  const [words] = useDebouncedValue(typed.trim(), debounceMs);
  const address = recogniseAddress(typed, market, sites ?? []);
  const search = address === null ? words : "";
  const editor = useOpenEditor();
  const edited = useOpenPage((state) => state.edited);
  const [blocks] = useState(() => (edited && editor ? anchorBlocks(edited, editor) : []));
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ["link-search", country, search],
    queryFn: () => findLinkGroups(country, market, cutText(search, 200)),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
    retry: false,
    networkMode: "always", // offline too, the error is shown instead of an endless wait
  });
  const typedAddress = address && "address" in address ? address.address : "";
  const typedGroup = useAddressGroup(labelOfTyped(address), typedAddress, context);
  const linkedGroup = useAddressGroup("Linked now", typed === "" ? linked : "", context);
  const found = useMemo(
    () =>
      [anchorGroup(blocks, search), ...(data ?? [])].map((group) => ({
        ...group,
        options: group.options.filter(
          (each) => accepts(each.address) && !(typed === "" && each.address === linked),
        ),
      })),
    [blocks, search, data, accepts, typed, linked],
  );
  const groups = [
    ...(linkedGroup ? [linkedGroup] : []),
    ...(typedGroup && accepts(typedAddress) ? [typedGroup] : []),
    ...(address === null ? found : []),
  ].filter(({ options }) => options.length > 0);
  return {
    typed,
    setTyped,
    groups,
    refusal: sites === null ? null : refusalOf(address, accepts),
    isStale:
      address === null
        ? isPlaceholderData || !(data || error) || search !== typed.trim()
        : sites === null,
    error,
    retry: () => void refetch(),
  };
};
