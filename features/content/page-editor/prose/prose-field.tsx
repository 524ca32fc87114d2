import "./prose.css";
import type { Editor } from "@tiptap/core";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { isLink } from "#platform/address.ts";
import { isPressed } from "#design/office/palette/keys.ts";
import { scrollInPane } from "#design/office/form/scroll-in-pane.ts";
import { IconButton } from "#design/office/icons.tsx";
import { LinkDialog } from "../links/late-link-dialog.tsx";
import { linkAtCaret, setLink } from "./prose-commands.ts";
import { ProseToolbar } from "./prose-toolbar.tsx";
import { SlashList, slashOptionId } from "./slash-list.tsx";
import { useProseEditor } from "./use-prose-editor.ts";
import { useSlashMenu } from "./use-slash-menu.ts";

export type ProseFieldProps = Readonly<{
  id: string;
  label: string;
  value: string;
  error?: string | undefined;
  hint?: string | undefined;
  isReadOnly: boolean;
  site: string | null;
  onChange: (text: string) => void;
}>;

const linkKeys = "mod+shift+k";

/** Tells screen readers which line of the menu is chosen while the focus stays in the text. */
const useActiveOption = (editor: Editor | null, optionId: string | null) =>
  useEffect(() => {
    const text = editor?.view.dom;
    if (optionId === null) text?.removeAttribute("aria-activedescendant");
    else text?.setAttribute("aria-activedescendant", optionId);
  }, [editor, optionId]);

/** Stays until it was read, since what is missing is not seen in the text. */
const PasteNote = ({
  notes,
  onClose,
}: Readonly<{ notes: readonly string[]; onClose: () => void }>) => {
  const note = useRef<HTMLDivElement>(null);
  // A long paste pushes it below what is seen of the form.
  useEffect(() => {
    if (note.current) scrollInPane(note.current);
  }, [notes]);
  return (
    <div ref={note} className="prose-note" role="status">
      <p>
        <b>Pasted.</b> {notes.join(" ")}
      </p>
      <IconButton icon="close" label="Dismiss the note" onClick={onClose} />
    </div>
  );
};

const FieldFoot = ({ id, hint, error }: Pick<ProseFieldProps, "id" | "hint" | "error">) => (
  <>
    <p id={`${id}-hint`} className="field-hint">
      {hint ?? "Type / for headings and lists."}
    </p>
    {error && (
      <p id={`${id}-error`} className="field-error">
        {error}
      </p>
    )}
  </>
);

const ProseField = (props: ProseFieldProps) => {
  const { id, label, value, error, hint, isReadOnly, site, onChange } = props;
  const menuId = useId();
  const [notes, setNotes] = useState<readonly string[]>([]);
  const [link, setLinkAsked] = useState<string | null>(null);
  const attributes = useMemo(
    () => ({
      id,
      role: "textbox",
      class: "prose-text",
      "aria-multiline": "true",
      "aria-labelledby": `${id}-label`,
      "aria-invalid": String(error !== undefined),
      "aria-describedby": `${id}-hint${error === undefined ? "" : ` ${id}-error`}`,
    }),
    [id, error],
  );
  const { editor, setElement } = useProseEditor({
    value,
    attributes,
    site,
    isEditable: !isReadOnly,
    onText: onChange,
    onPaste: setNotes,
    onKey: (event) => {
      if (slash.handleKey(event)) return true;
      if (!isPressed(event, linkKeys)) return false;
      askForLink();
      return true;
    },
  });
  const slash = useSlashMenu(editor);
  const askForLink = () => editor && setLinkAsked(linkAtCaret(editor) ?? "");
  const closeLink = () => {
    setLinkAsked(null);
    editor?.commands.focus();
  };
  const writeLink = (href: string | null, words: string) => {
    if (editor) setLink(editor, href, words);
    closeLink();
  };
  const isMenuOpen = slash.commands.length > 0;
  useActiveOption(editor, isMenuOpen ? slashOptionId(menuId, slash.index) : null);
  return (
    <div className="prose-field" data-wrong={error !== undefined}>
      <span id={`${id}-label`} className="field-label">
        {label}
      </span>
      <ProseToolbar editor={editor} linkKeys={linkKeys} onLink={askForLink} />
      {editor && link !== null && (
        <LinkDialog
          title="Link of the words"
          address={link}
          accepts={isLink}
          onPick={writeLink}
          onRemove={link === "" ? undefined : () => writeLink(null, "")}
          onClose={closeLink}
        />
      )}
      <div className="prose-box">
        <div ref={setElement} />
        {editor && isMenuOpen && (
          <SlashList
            id={menuId}
            editor={editor}
            commands={slash.commands}
            chosen={slash.index}
            onRun={slash.run}
          />
        )}
      </div>
      {notes.length > 0 && <PasteNote notes={notes} onClose={() => setNotes([])} />}
      <FieldFoot id={id} hint={hint} error={error} />
    </div>
  );
};
export default ProseField;
