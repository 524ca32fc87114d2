import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { Link, useNavigate } from "react-router";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { toast } from "#design/office/toast.ts";
import type { DeletedPage } from "#features/content/pages/contract.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { pageApi } from "../page-api.ts";
import { deletedDeclaration } from "./deleted-declaration.tsx";
import { SlugDialog } from "./slug-dialog.tsx";

type AskedSlug = Readonly<{ page: DeletedPage; problem: string }>;

/** Brings pages back; where the slug is in the way, another one is asked for. */
const useRecovery = (country: string) => {
  const client = useQueryClient();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<AskedSlug | null>(null);
  const recover = useCallback(
    async (page: DeletedPage, slug: string | null) => {
      try {
        const { id } = await pageApi(country).recover(page.id, slug);
        setAsked(null);
        await client.invalidateQueries({ queryKey: ["custompages", country] });
        toast.success("Page brought back. It is not published.");
        void navigate(`/custompages/${id}`);
      } catch (error) {
        const ofSlug =
          error instanceof ApiError && error.errors.find(({ path }) => path === "slug");
        if (!ofSlug) throw error;
        setAsked({ page, problem: ofSlug.message });
      }
    },
    [country, client, navigate],
  );
  return { asked, setAsked, recover };
};

/** The pages that were deleted, which editors bring back themselves. */
export const DeletedPages = ({ country }: Readonly<{ country: string }>) => {
  const { asked, setAsked, recover } = useRecovery(country);
  const declaration = useMemo(() => deletedDeclaration((page) => recover(page, null)), [recover]);
  const recoverAsked = async ({ page }: AskedSlug, slug: string) => {
    try {
      await recover(page, slug);
    } catch (error) {
      setAsked(null);
      toast.error(error instanceof Error ? error.message : "This did not work.");
    }
  };
  return (
    <>
      <ListScreen
        declaration={declaration}
        country={country}
        actions={
          <Button variant="default" component={Link} to="/custompages">
            All pages
          </Button>
        }
      />
      {asked && (
        <SlugDialog
          {...asked}
          onClose={() => setAsked(null)}
          onRecover={(slug) => recoverAsked(asked, slug)}
        />
      )}
    </>
  );
};
