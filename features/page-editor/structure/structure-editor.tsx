import "#design/office/record-page/record-page.css";
import "./structure.css";
import { Button } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo, useState } from "react";
import { Link } from "react-router";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { Icon } from "#design/office/icons.tsx";
import { keyName } from "#design/office/palette/keys.ts";
import { toast } from "#design/office/toast.ts";
import { useLeaveGuard } from "#design/office/use-leave-guard.ts";
import type { Structure } from "#features/templates/contract.ts";
import { isSame } from "#platform/changes/changes.ts";
import type { CatalogueBlock } from "../page-api.ts";
import { templatePath } from "../templates/template-api.ts";
import { toRules, toStructure } from "./block-rules.ts";
import { RuleTable } from "./rule-table.tsx";
import { type LoadedStructure, saveStructure } from "./structure-api.ts";
import { useSaveCommand } from "./use-save-command.ts";

export type StructureEditorProps = Readonly<{
  country: string;
  loaded: LoadedStructure;
  /** Those that pages of a template may hold, by label. */
  blocks: readonly CatalogueBlock[];
}>;

const useStructure = ({ country, loaded, blocks }: StructureEditorProps) => {
  const client = useQueryClient();
  const types = useMemo(() => blocks.map(({ name }) => name), [blocks]);
  const [stored, setStored] = useState(loaded);
  const [rules, setRules] = useState(() => toRules(loaded.structure, types));
  const structure = toStructure(rules, loaded.blockTypes);
  const isChanged = !isSame(rules, toRules(stored.structure, types));
  const save = useMutation({
    mutationFn: (next: Structure) => saveStructure(country, stored, next),
    onSuccess: async (saved) => {
      setStored(saved);
      toast.success("The structure is saved.");
      await client.invalidateQueries({ queryKey: ["templates", country] });
    },
    onError: (error) => toast.error(error.message),
  });
  return {
    rules,
    setRules,
    structure,
    isChanged,
    isBusy: save.isPending,
    save: () => (isChanged ? save.mutate(structure) : toast.success("Nothing to save.")),
  };
};

type Editing = ReturnType<typeof useStructure>;

const Top = ({ name, id, editing }: Readonly<{ name: string; id: string; editing: Editing }>) => {
  const reason = editing.isChanged ? undefined : "Nothing was changed.";
  return (
    <header className="record-page-top">
      <Link to="/templates/structure" className="icon-button" aria-label="Back to the structures">
        <Icon name="back" />
      </Link>
      <h1>{name}</h1>
      <span className="record-page-path">Structure of the template</span>
      <div className="record-page-actions">
        <Button variant="default" component={Link} to={templatePath("template", id)}>
          Open the template
        </Button>
        <Button
          color="blaze.6"
          className="save"
          aria-keyshortcuts="Control+S"
          aria-disabled={reason !== undefined}
          data-disabled={reason !== undefined || undefined}
          title={reason}
          loading={editing.isBusy}
          onClick={editing.save}
        >
          Save <kbd aria-hidden="true">{keyName("mod+s")}</kbd>
        </Button>
      </div>
    </header>
  );
};

const sentenceOf = (
  { fixed }: Structure,
  labelOf: (blockType: string) => string,
  used: number,
): string => {
  const pages = used === 1 ? "1 page is" : `${used} pages are`;
  const order =
    fixed.length === 0
      ? "No block is fixed."
      : `Fixed, in this order: ${fixed.map(labelOf).join(", ")}.`;
  return `${order} ${pages} made of this template.`;
};

/** Which blocks a template fixes, allows and forbids. */
export const StructureEditor = (props: StructureEditorProps) => {
  const { loaded, blocks } = props;
  const editing = useStructure(props);
  const { structure, rules, setRules, isChanged } = editing;
  const hasUnsaved = useCallback(() => isChanged, [isChanged]);
  const guard = useLeaveGuard(hasUnsaved, false);
  useSaveCommand("Save the structure", editing.save);
  const labelOf = (blockType: string) =>
    blocks.find(({ name }) => name === blockType)?.label ?? blockType;
  return (
    <div className="record-page structure-page">
      <Top name={loaded.name} id={loaded.id} editing={editing} />
      <div className="record-page-status" data-kind="quiet">
        <div className="record-page-line">
          <p role="status">
            <b>{isChanged ? "Unsaved changes" : "Nothing to save"}</b>
            <span>{sentenceOf(structure, labelOf, loaded.used)}</span>
          </p>
        </div>
      </div>
      <div className="record-page-scroll">
        <div className="structure-body">
          <p>
            Each page that is made of the template is held to this at its next save. What it holds
            already may stay when it is forbidden later; fixed blocks have to come back.
          </p>
          <RuleTable blocks={blocks} held={loaded.blockTypes} rules={rules} onChange={setRules} />
        </div>
      </div>
      {guard.state === "blocked" && (
        <ConfirmDialog
          title="Leave without saving?"
          text="The rules that you changed are not saved."
          cancelLabel="Stay"
          confirmLabel="Leave"
          onCancel={guard.reset}
          onConfirm={guard.proceed}
        />
      )}
    </div>
  );
};
