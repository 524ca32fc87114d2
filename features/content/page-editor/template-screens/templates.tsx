import "../templates/templates.css";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { toast } from "#design/office/toast.ts";
import type { TemplateKind } from "#features/content/pages/contract.ts";
import type { TemplateSummary } from "#features/content/templates/contract.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { PageEditorLoader, type PageEditorScreenProps } from "../editor/editor-screen.tsx";
import { leavePathOf } from "../own-page/leave-path.ts";
import { pageApi } from "../page-api.ts";
import { NameDialog } from "./name-dialog.tsx";
import { templatePath } from "../templates/template-api.ts";
import { templateList } from "../templates/template-list.tsx";

type TemplatesProps = PageEditorScreenProps &
  Readonly<{
    kind: TemplateKind;
    /** The template that is open; `new` asks for the name of one, null shows the list alone. */
    id: string | null;
  }>;

const useDeletion = (country: string, { name }: Readonly<{ name: string }>) => {
  const client = useQueryClient();
  const [toDelete, setToDelete] = useState<TemplateSummary | null>(null);
  const remove = async () => {
    if (!toDelete) return;
    setToDelete(null);
    try {
      await pageApi(country).remove(toDelete.id, null, {});
      toast.success(`“${toDelete.name}” is deleted.`);
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "This did not work.");
    }
    await client.invalidateQueries({ queryKey: [name, country] });
  };
  return { toDelete, setToDelete, remove };
};

const TemplateList = ({ country, kind, id }: TemplatesProps) => {
  const navigate = useNavigate();
  const name = kind === "template" ? "templates" : "block-lists";
  const { toDelete, setToDelete, remove } = useDeletion(country, { name });
  const declaration = useMemo(
    () => templateList({ kind, onDelete: setToDelete }),
    [kind, setToDelete],
  );
  const list = leavePathOf({ kind }).to;
  return (
    <>
      <ListScreen declaration={declaration} country={country} />
      {id === "new" && (
        <NameDialog
          country={country}
          kind={kind}
          onMade={(made) => void navigate(templatePath(kind, made), { replace: true })}
          onClose={() => void navigate(list, { replace: true })}
        />
      )}
      {toDelete && (
        <ConfirmDialog
          title={`Delete “${toDelete.name}”?`}
          text="Pages keep the blocks that they have of it."
          cancelLabel="Keep it"
          confirmLabel="Delete"
          onCancel={() => setToDelete(null)}
          onConfirm={() => void remove()}
        />
      )}
    </>
  );
};

/** The list of templates or of lists of blocks, or one of them in the page editor. */
export const Templates = (props: TemplatesProps) => {
  const { id } = props;
  return (
    <QueryProvider>
      {id === null || id === "new" ? (
        <TemplateList {...props} />
      ) : (
        <PageEditorLoader key={id} {...props} id={id} />
      )}
    </QueryProvider>
  );
};
