import { Button, Group, Title } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { type Block, pageInputSchema, type RuleError } from "../contract.ts";
import { BlockList, summaryOf } from "./block-list.tsx";
import { BlockPanel } from "./block-panel.tsx";
import { BlockPicker } from "./block-picker.tsx";
import type { CatalogueBlock } from "./calls.ts";
import { ConflictDialog, SureDialog } from "./conflict-dialog.tsx";
import { fieldId } from "./field-schema.ts";
import { JsonPanel } from "./json-panel.tsx";
import { addBlock, duplicateBlock, moveBlock } from "./operations.ts";
import { PageSettings } from "./page-settings.tsx";
import { StateTag } from "./state-tag.tsx";
import { StatusLine } from "./status-line.tsx";
import { type EditorStart, type PageEditing, usePageEditor } from "./use-page-editor.ts";
import { type Variant, variantsOf } from "./variants.ts";

export type PageEditorProps = EditorStart &
  Readonly<{
    catalogue: readonly CatalogueBlock[];
    hasMerchant: boolean;
    timeZone: string;
    /** Where the page's market is seen; null where no host shows it. */
    site: string | null;
  }>;

/** What is open: one block or the page's own settings, as a form or as JSON. At most one JSON editor is. */
type Open = Readonly<{ block: string | null; isJson: boolean }>;
const settings: Open = { block: null, isJson: false };

/** What is wrong with a page's JSON as a page; null when it is one. */
const checkPage = (value: Record<string, unknown>): RuleError | null => {
  const { error } = pageInputSchema.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (!issue) return null;
  const path = issue.path.join(".");
  return { path, message: `${path}: ${issue.message}` };
};

/** Moves the focus to the field at a path, or to the nearest one around it that is shown. */
const focusField = (path: string) => {
  const steps = path.split(".");
  for (let length = steps.length; length > 0; length -= 1) {
    const field = document.getElementById(fieldId(steps.slice(0, length).join(".")));
    if (field) return field.focus();
  }
};

const Top = ({
  editing,
  site,
  isLocked,
  onDelete,
}: Readonly<{
  editing: PageEditing;
  site: string | null;
  isLocked: boolean;
  onDelete: () => void;
}>) => {
  const { page, kept, isBusy, errors, jsonProblem } = editing;
  const isOff = errors.length > 0 || jsonProblem !== null || isLocked;
  return (
    <Group justify="space-between" className="editor-top">
      <Group gap="sm">
        <Link to="/custompages" className="back">
          ← Custom pages
        </Link>
        <Title order={1} size={23}>
          {page.name || "New page"}
        </Title>
        <span className="dim">{`/${page.slug}`}</span>
        <StateTag isPublished={kept?.isPublished ?? false} />
      </Group>
      <Group gap="sm">
        {kept?.isPublished && site && (
          <Button component="a" variant="default" href={`${site}/${kept.slug}`} target="_blank">
            Open on the site
          </Button>
        )}
        {kept && (
          <Button variant="default" onClick={onDelete}>
            Delete
          </Button>
        )}
        <Button
          color="blaze.6"
          className="save"
          aria-disabled={isOff}
          loading={isBusy}
          onClick={() => void editing.save()}
        >
          Save
        </Button>
      </Group>
    </Group>
  );
};

/** The editor of one page: its blocks at the left, the chosen one or the page's settings beside them. */
export const PageEditor = (props: PageEditorProps) => {
  const { catalogue, hasMerchant, timeZone, isLocked, site } = props;
  const editing = usePageEditor(props);
  const { page, errors, jsonProblem, guard, set } = editing;
  const [open, setOpenNow] = useState<Open>(settings);
  const [pickAfter, setPickAfter] = useState<number | null>(null);
  const [isSure, setSure] = useState(true);
  const [removing, setRemoving] = useState<Block | null>(null);
  const { blocks } = page;
  const index = blocks.findIndex(({ id }) => id === open.block);
  const block = blocks[index];
  const knownOf = ({ blockType }: Block) => catalogue.find((one) => one.name === blockType);
  const labelOf = (one: Block) => knownOf(one)?.label ?? one.blockType;
  const errorAt = (path: string) => errors.find((error) => error.path === path)?.message;
  // Broken JSON keeps its editor open: closing it would lose what was typed.
  const setOpen = (next: Open) => jsonProblem === null && setOpenNow(next);
  // Nor is a block added meanwhile: the mended text would put back the page without it.
  const pickBehind = (position: number) => jsonProblem === null && setPickAfter(position);

  const goTo = (path: string) => {
    const at = /^blocks\.(\d+)\./.exec(path)?.[1];
    setOpen({ block: at === undefined ? null : (blocks[Number(at)]?.id ?? null), isJson: false });
    requestAnimationFrame(() => focusField(path));
  };
  const put = (next: Block[], opened: string) => {
    set({ blocks: next });
    setOpen({ block: opened, isJson: false });
  };
  const pick = ({ block: { name }, content }: Variant) => {
    const id = crypto.randomUUID();
    const added = { id, blockType: name, content: { ...content }, enabled: true, schedule: null };
    put(addBlock(blocks, pickAfter ?? blocks.length - 1, added), id);
    setPickAfter(null);
  };
  const remove = (gone: Block) => {
    set({ blocks: blocks.filter(({ id }) => id !== gone.id) });
    editing.setJsonProblem(null);
    setRemoving(null);
    setOpenNow(settings);
  };
  const after = pickAfter === null ? undefined : blocks[pickAfter];

  return (
    <div className="editor">
      <Top editing={editing} site={site} isLocked={isLocked} onDelete={() => setSure(false)} />
      <StatusLine isChanged={editing.isChanged} isLocked={isLocked} errors={errors} onGo={goTo} />
      <div className="editor-columns">
        <div>
          <Group gap="xs" mb="md">
            <Button
              variant={open.block === null && !open.isJson ? "filled" : "default"}
              onClick={() => setOpen(settings)}
            >
              Page settings
            </Button>
            <Button
              variant={open.block === null && open.isJson ? "filled" : "default"}
              aria-label="JSON of the page"
              onClick={() => setOpen({ block: null, isJson: !open.isJson || open.block !== null })}
            >
              JSON
            </Button>
            <Button variant="default" onClick={() => setOpen(settings)}>
              Collapse all
            </Button>
          </Group>
          <BlockList
            blocks={blocks}
            errors={errors}
            openId={open.block}
            labelOf={labelOf}
            onOpen={(id) => setOpen({ block: id, isJson: false })}
            onAdd={() => pickBehind(blocks.length - 1)}
          />
        </div>
        <div>
          {block ? (
            <BlockPanel
              key={block.id}
              block={block}
              index={index}
              count={blocks.length}
              known={knownOf(block)}
              errors={errors}
              timeZone={timeZone}
              isJson={open.isJson}
              onChange={(edited) => set({ blocks: blocks.with(index, edited) })}
              onMove={(by) => set({ blocks: moveBlock(blocks, index, by) })}
              onDuplicate={() => {
                const id = crypto.randomUUID();
                put(duplicateBlock(blocks, index, id), id);
              }}
              onRemove={() => setRemoving(block)}
              onAddAfter={() => pickBehind(index)}
              onJson={() => setOpen({ ...open, isJson: !open.isJson })}
              onCollapse={() => setOpen(settings)}
              onProblem={editing.setJsonProblem}
            />
          ) : open.isJson ? (
            <JsonPanel
              label="JSON of the page"
              value={page}
              errors={errors}
              catalogue={catalogue}
              check={checkPage}
              onChange={(value) => set(pageInputSchema.parse(value))}
              onProblem={editing.setJsonProblem}
            />
          ) : (
            <PageSettings page={page} errorAt={errorAt} set={set} />
          )}
        </div>
      </div>
      {pickAfter !== null && (
        <BlockPicker
          after={after ? `${labelOf(after)}${summaryOf(after) && `: ${summaryOf(after)}`}` : null}
          variants={variantsOf(
            catalogue,
            page.routingKey === "index" ? "index" : "custom",
            hasMerchant,
          )}
          onPick={pick}
          onClose={() => setPickAfter(null)}
        />
      )}
      {editing.asked && (
        <ConflictDialog
          asked={editing.asked}
          onConfirm={() => void editing.confirm()}
          onClose={editing.dismiss}
        />
      )}
      {!isSure && (
        <SureDialog
          title={`Delete “${page.name}”?`}
          text="The page and its blocks are gone for good."
          stay="Keep it"
          go="Delete the page"
          onStay={() => setSure(true)}
          onGo={() => {
            setSure(true);
            void editing.remove();
          }}
        />
      )}
      {removing && (
        <SureDialog
          title={`Delete ${labelOf(removing)}, block ${blocks.indexOf(removing) + 1}?`}
          text="The block leaves the page with the next save."
          stay="Keep it"
          go="Delete the block"
          onStay={() => setRemoving(null)}
          onGo={() => remove(removing)}
        />
      )}
      {guard.state === "blocked" && (
        <SureDialog
          title="Leave without saving?"
          text="Your edits on this page are lost when you leave."
          stay="Stay"
          go="Leave without saving"
          onStay={() => guard.reset()}
          onGo={() => guard.proceed()}
        />
      )}
    </div>
  );
};
