import { useMutation } from "@tanstack/react-query";
import { toast } from "#design/office/toast.ts";
import type { Owner, PageOwner } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { pageApi } from "../page-api.ts";

export type OwnPageToBegin = Readonly<{
  country: string;
  owner: PageOwner;
  name: Owner["name"];
  onBegun: (pageId: string) => void;
}>;

/** Makes the page, which is unpublished and named after what it belongs to. */
export const useBeginOwnPage = ({ country, owner, name, onBegun }: OwnPageToBegin) =>
  useMutation({
    mutationFn: () => pageApi(country).create({ ...newPage(crypto.randomUUID()), name, owner }, {}),
    onSuccess: ({ id }) => onBegun(id),
    onError: (error) => toast.error(error.message),
  });
