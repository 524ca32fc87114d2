import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { toast } from "#design/office/toast.ts";
import type { PreviewLink } from "#features/company/preview-links/contract.ts";
import { call } from "#platform/browser/call.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { withdrawPreviewLinks } from "../calls.ts";
import { CheckLink } from "./check-link.tsx";
import { linkList } from "./link-list.tsx";

const Screen = ({ country }: { country: string }) => {
  const client = useQueryClient();
  const [leaving, setLeaving] = useState<PreviewLink | null>(null);
  const declaration = useMemo(() => linkList(setLeaving), []);
  const withdraw = async ({ kind, id, name }: PreviewLink) => {
    setLeaving(null);
    try {
      await call(withdrawPreviewLinks, { country, kind, id });
      toast.success(`The links to “${name}” show nothing any more.`);
    } catch (error) {
      toast.error(reasonOf(error));
    }
    await client.invalidateQueries({ queryKey: [declaration.name] });
  };
  return (
    <>
      <ListScreen
        declaration={declaration}
        country={country}
        foot={<CheckLink country={country} />}
      />
      {leaving && (
        <ConfirmDialog
          title={`Withdraw the links to “${leaving.name}”?`}
          text="Everybody who has one sees that the page is gone, at once. A new link can be made."
          cancelLabel="Keep them"
          confirmLabel="Withdraw them"
          onCancel={() => setLeaving(null)}
          onConfirm={() => void withdraw(leaving)}
        />
      )}
    </>
  );
};

/** The links by which people without an account see what is not published, and what each shows. */
const PreviewLinksScreen = ({ country }: { country: string }) => (
  <QueryProvider>
    <Screen country={country} />
  </QueryProvider>
);

export default PreviewLinksScreen;
