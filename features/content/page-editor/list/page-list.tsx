import { useQueryClient } from "@tanstack/react-query";
import { Button } from "@mantine/core";
import { lazy, Suspense, useMemo, useState } from "react";
import { Link, useNavigate, useSearchParams } from "react-router";
import { Icon } from "#design/office/icons.tsx";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { toast } from "#design/office/toast.ts";
import type { PageSummary } from "#features/content/pages/contract.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { ConflictDialog } from "../dialogs/conflict-dialog.tsx";
import type { PendingConfirmation } from "../saving/pending-confirmation.ts";
import LeaveSiteDialog from "../consequences/leave-site-dialog.tsx";
import { deletedView } from "../deleted/deleted-declaration.tsx";
import { DeletedPages } from "../deleted/deleted-pages.tsx";
import { pageApi } from "../page-api.ts";
import { type SaveFlags, flagsFor, redirectConflictOf } from "../redirect-conflict.ts";
import { BulkDialog } from "../bulk/bulk-dialog.tsx";
import type { BulkKind } from "../bulk/page-bulk.ts";
import { pageDeclaration } from "./page-declaration.tsx";

const NewPageDialog = lazy(() => import("../new-page/new-page-dialog.tsx"));

type PageListProps = Readonly<{ country: string; site: string | null; isAdmin: boolean }>;

/** A page leaves the list after one question, and after a second where a redirect is in the way. */
const useDeletion = (country: string) => {
  const client = useQueryClient();
  const [toDelete, setToDelete] = useState<PageSummary | null>(null);
  const [pending, setPending] = useState<
    (PendingConfirmation & Readonly<{ page: PageSummary }>) | null
  >(null);
  const remove = async (page: PageSummary, flags: SaveFlags) => {
    setToDelete(null);
    setPending(null);
    try {
      await pageApi(country).remove(page.id, null, flags);
      toast.success("Page deleted successfully.");
    } catch (error) {
      const conflict = redirectConflictOf(error);
      if (conflict) setPending({ conflict, flags, action: "delete", page });
      else toast.error(error instanceof Error ? error.message : "This did not work.");
    }
    await client.invalidateQueries({ queryKey: ["custompages", country] });
  };
  return { toDelete, setToDelete, pending, setPending, remove };
};

type DeletionDialogsProps = Readonly<{
  country: string;
  deletion: ReturnType<typeof useDeletion>;
}>;

const DeletionDialogs = ({ country, deletion }: DeletionDialogsProps) => {
  const { toDelete, setToDelete, pending, setPending, remove } = deletion;
  return (
    <>
      {toDelete && (
        <LeaveSiteDialog
          country={country}
          page={toDelete}
          action="delete"
          onCancel={() => setToDelete(null)}
          onConfirm={() => void remove(toDelete, {})}
        />
      )}
      {pending && (
        <ConflictDialog
          pending={pending}
          slugs={{ stored: pending.page.slug, next: null }}
          leaving={{ country, pageId: pending.page.id }}
          onConfirm={() =>
            void remove(pending.page, { ...pending.flags, ...flagsFor(pending.conflict.key) })
          }
          onClose={() => setPending(null)}
        />
      )}
    </>
  );
};

type Bulk = Readonly<{
  kind: BulkKind;
  pages: readonly PageSummary[];
  clearChosen: () => void;
}>;

const PageListContent = ({ country, site, isAdmin }: PageListProps) => {
  const deletion = useDeletion(country);
  const { setToDelete } = deletion;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [bulk, setBulk] = useState<Bulk | null>(null);
  const [isBeginning, setBeginning] = useState(false);
  const declaration = useMemo(
    () =>
      pageDeclaration({
        country,
        site,
        onDelete: setToDelete,
        onBulk: (kind, pages, clearChosen) => setBulk({ kind, pages, clearChosen }),
        onBulkAddress: isAdmin ? (address) => void navigate(address) : null,
      }),
    [country, site, isAdmin, setToDelete, navigate],
  );
  return (
    <>
      <ListScreen
        declaration={declaration}
        country={country}
        actions={
          <>
            <Button
              variant="default"
              className="list-top-action"
              leftSection={<Icon name="trash" />}
              component={Link}
              to={`/custompages?view=${deletedView}`}
            >
              <span className="list-top-action-text">Deleted pages</span>
            </Button>
            <Button variant="default" onClick={() => setBeginning(true)}>
              From a template …
            </Button>
          </>
        }
      />
      {isBeginning && (
        <Suspense>
          <NewPageDialog
            country={country}
            onMade={(id) => void navigate(`/custompages/${id}`)}
            onClose={() => setBeginning(false)}
          />
        </Suspense>
      )}
      <DeletionDialogs country={country} deletion={deletion} />
      {bulk && (
        <BulkDialog
          {...bulk}
          country={country}
          onDone={async () => {
            if (bulk.kind === "delete") bulk.clearChosen();
            await client.invalidateQueries({ queryKey: ["custompages", country] });
          }}
          onClose={() => setBulk(null)}
        />
      )}
    </>
  );
};

export const PageList = (props: PageListProps) => {
  const [query] = useSearchParams();
  const isOfDeleted = query.get("view") === deletedView;
  return (
    <QueryProvider>
      {isOfDeleted ? <DeletedPages country={props.country} /> : <PageListContent {...props} />}
    </QueryProvider>
  );
};
