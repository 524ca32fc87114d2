import "./fields-tab.css";
import "./condition.css";
import { lazy, Suspense, useRef } from "react";
import { useOpenItem } from "#design/office/item-list/use-open-item.ts";
import { focusField } from "#design/office/form/focus-field.ts";
import { Icon } from "#design/office/icons.tsx";
import { DraftFields, useErrorAt } from "#design/office/record-page/parts/draft-fields.tsx";
import { useDraftStore } from "#design/office/record-page/state/use-draft.ts";
import { EmptyState } from "#design/office/screen/screen-state.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { type FormInput, maxFields } from "#features/content/forms/contract.ts";
import { counted } from "#platform/counted.ts";
import { formRecord } from "../record/form-record.ts";
import { useForm } from "../record/use-form.ts";
import { addField, moveField } from "./field-changes.ts";
import { palette, type Template } from "./field-kinds.ts";
import { FieldList } from "./field-list.tsx";
import { FieldSettings } from "./field-settings.tsx";

const FormPreview = lazy(() => import("../preview/form-preview.tsx"));

const Palette = ({
  isFull,
  onAdd,
}: Readonly<{ isFull: boolean; onAdd: (template: Template) => void }>) => (
  <section className="form-palette" aria-label="Add a field">
    {palette.map(({ label, templates }) => (
      <div key={label}>
        <h2>{label}</h2>
        <div>
          {templates.map((template) => (
            <button
              key={template.key}
              type="button"
              aria-disabled={isFull}
              title={isFull ? `A form has ${maxFields} fields at most.` : undefined}
              onClick={() => !isFull && onAdd(template)}
            >
              <Icon name={template.icon} />
              {template.label}
            </button>
          ))}
        </div>
      </div>
    ))}
    <p>A new field stands below the open one.</p>
  </section>
);

export type FieldsTabProps = Readonly<{
  country: string;
  /** How many visitors have sent. */
  submissions: number;
  /** The form is shown as visitors see it, in place of its fields. */
  isPreviewing: boolean;
}>;

/** The fields of a form, and the settings of the open one. */
export const FieldsTab = ({ country, submissions, isPreviewing }: FieldsTabProps) => {
  const store = useDraftStore();
  const errorAt = useErrorAt();
  const fields = useForm((form) => form.fields);
  const [open, setOpen] = useOpenItem("field", fields.length);
  const add = ({ make }: Template) => {
    const at = fields.length === 0 ? 0 : open + 1;
    store.change(
      addField(
        make(() => crypto.randomUUID()),
        at,
      ),
    );
    setOpen(at);
    requestAnimationFrame(() => focusField(`fields.${at}.question`));
  };
  const settings = useRef<HTMLElement>(null);
  const show = (index: number) => {
    setOpen(index);
    // On narrow screens the settings stand below the form.
    if (matchMedia("(width < 68.75rem)").matches)
      requestAnimationFrame(() => settings.current?.scrollIntoView({ block: "start" }));
  };
  const error = errorAt("fields");
  return (
    <div className="form-builder">
      <Palette isFull={fields.length >= maxFields} onAdd={add} />
      {isPreviewing && (
        <Suspense fallback={<div className="form-canvas" />}>
          <FormPreview country={country} open={open} onOpen={setOpen} />
        </Suspense>
      )}
      <section className="form-canvas" aria-label="The form" hidden={isPreviewing}>
        <div className="form-facts">
          <DraftFields<FormInput> declaration={formRecord} names={["name", "isOpen"]} />
        </div>
        {error !== undefined && <p className="field-error">{error}</p>}
        {fields.length === 0 ? (
          <EmptyState
            title="No fields yet"
            text="Choose what to ask for: a name, an e-mail, a choice, a day, a consent."
          />
        ) : (
          <FieldList
            fields={fields}
            open={open}
            onOpen={show}
            onMove={(from, to) => {
              store.change(moveField(from, to));
              setOpen(to);
            }}
          />
        )}
      </section>
      {fields.length > 0 && (
        <aside className="form-settings" aria-label="The open field" ref={settings}>
          <FieldSettings key={open} index={open} onOpen={setOpen}>
            {submissions > 0 && fields[open]?.kind === "choice" && (
              <Note
                kind="warning"
                title={counted(submissions, "person has sent.", "people have sent.")}
              >
                Renaming a choice keeps their answers; one that you remove stays with them as
                “(removed)”.
              </Note>
            )}
          </FieldSettings>
        </aside>
      )}
    </div>
  );
};
