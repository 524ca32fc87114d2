import { type ComponentType, useState } from "react";
import { createRoot } from "react-dom/client";
import type { BlockForm, FormField } from "./block-forms.ts";

// Puck with the eight block types, below a list of pages whose one link opens the editor of a new
// page, as in an app that holds it.
type PuckField = Readonly<{
  type: "text" | "textarea" | "richtext" | "select" | "array";
  label: string;
  options?: readonly Readonly<{ label: string; value: string }>[];
  arrayFields?: Readonly<Record<string, PuckField>>;
}>;
type Component = Readonly<{
  label: string;
  fields: Readonly<Record<string, PuckField>>;
  defaultProps: object;
  render: (props: Readonly<Record<string, unknown>>) => React.ReactNode;
}>;
export type PuckData = Readonly<{
  root: Readonly<{ props?: Readonly<{ title?: string }> }>;
  content: readonly Readonly<{ type: string; props: Readonly<Record<string, unknown>> }>[];
}>;
type PuckProps = Readonly<{
  config: Readonly<{ components: Readonly<Record<string, Component>> }>;
  data: PuckData;
  onPublish: (data: PuckData) => void;
}>;

declare global {
  interface Window {
    /** What was published last; the app around Puck would send it to a server. */
    published?: PuckData;
  }
}

const typeOf = {
  text: "text",
  textarea: "textarea",
  prose: "richtext",
  date: "text",
  picture: "text",
  coordinator: "text",
  choice: "select",
  list: "array",
} as const satisfies Readonly<Record<FormField["kind"], PuckField["type"]>>;

const toFields = (fields: readonly FormField[]): Readonly<Record<string, PuckField>> =>
  Object.fromEntries(
    fields.map(({ name, label, kind, options, fields: items }) => [
      name,
      {
        type: typeOf[kind],
        label,
        ...(kind === "choice" && {
          options: options.map((value) => ({ label: value, value })),
        }),
        ...(kind === "list" && { arrayFields: toFields(items) }),
      },
    ]),
  );

const toComponent = ({ label, fields, words }: BlockForm): Component => ({
  label,
  fields: toFields(fields),
  defaultProps: words,
  render: (props) => (
    <section>
      <h2>{label}</h2>
      {fields.map(({ name }) => {
        const value = props[name];
        return typeof value === "string" && <p key={name}>{value}</p>;
      })}
    </section>
  ),
});

const Pages = ({
  Puck,
  config,
}: { Puck: ComponentType<PuckProps> } & Pick<PuckProps, "config">) => {
  const [isOpen, setOpen] = useState(false);
  return isOpen ? (
    <Puck
      config={config}
      data={{ root: {}, content: [] }}
      onPublish={(data) => (window.published = data)}
    />
  ) : (
    <button type="button" onClick={() => setOpen(true)}>
      New page
    </button>
  );
};

/** @param Puck is installed into the benchmark's own folder, so it cannot be imported here */
export const renderPages = async (Puck: ComponentType<PuckProps>): Promise<void> => {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  const forms = (await (await fetch("/block-forms.json")).json()) as readonly BlockForm[];
  const components = Object.fromEntries(forms.map((form) => [form.blockType, toComponent(form)]));
  createRoot(root).render(<Pages Puck={Puck} config={{ components }} />);
};
