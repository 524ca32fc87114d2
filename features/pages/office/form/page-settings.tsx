import { NativeSelect, Switch } from "@mantine/core";
import { useCallback } from "react";
import { robotsChoices } from "#features/pages/page-defaults.ts";
import { ClassesField } from "./classes-field.tsx";
import { useEditor } from "../editor/editor-context.ts";
import { fieldId } from "./field-schema.ts";
import { PickSchemaField } from "../editor/panels.tsx";
import { usePage } from "../state/use-page.ts";
import { TextField } from "./text-field.tsx";

/** What is wrong with a field of the page itself. */
const useErrorAt = (path: string): string | undefined =>
  usePage(({ errors, fromServer }) => {
    const isHere = (error: { block: string | null; path: string }) =>
      error.block === null && error.path === path;
    return (errors.find(isHere) ?? fromServer.find(isHere))?.message;
  });

type TextProps = Readonly<{
  path: "name" | "slug" | "routingKey" | "customCss" | "seo.title" | "seo.description";
  label: string;
  hint?: string;
  most?: number;
  isLong?: boolean;
  isCode?: boolean;
  /** Nothing written means null. */
  isNullable?: boolean;
}>;

const Text = ({ path, isNullable = false, ...shown }: TextProps) => {
  const { putField } = useEditor();
  const error = useErrorAt(path);
  const value = usePage(({ edited: { fields } }) => {
    const [first, second] = path.split(".");
    const holder = second === undefined ? fields : fields.seo;
    return String(holder[(second ?? first) as keyof typeof holder] ?? "");
  });
  const change = useCallback(
    (text: string) => putField(path, isNullable && text === "" ? null : text),
    [putField, path, isNullable],
  );
  return <TextField {...shown} id={fieldId(path)} value={value} error={error} onChange={change} />;
};

const library = { kind: "media", by: "id" } as const;
const pictureOrNone = {
  description: "SEO image",
  anyOf: [{ type: "string" }, { type: "null" }],
} as const;

const SeoImage = () => {
  const { putField } = useEditor();
  const error = useErrorAt("seo.image");
  const value = usePage(({ edited: { fields } }) => fields.seo.image);
  return (
    <PickSchemaField
      format={library}
      name="image"
      path="seo.image"
      schema={pictureOrNone}
      value={value}
      error={error}
      onChange={(picked) => putField("seo.image", picked)}
    />
  );
};

const Tick = ({
  path,
  label,
}: Readonly<{
  path: "isPublished" | "isFixed" | "transparentHeader" | "hideLayout";
  label: string;
}>) => {
  const { putField } = useEditor();
  const isPart = path === "transparentHeader" || path === "hideLayout";
  const full = isPart ? `attributes.${path}` : path;
  const error = useErrorAt(full);
  const isOn = usePage(({ edited: { fields } }) =>
    isPart ? fields.attributes[path] : fields[path],
  );
  return (
    <Switch
      id={fieldId(full)}
      label={label}
      checked={isOn}
      error={error}
      onChange={(event) => putField(full, event.currentTarget.checked)}
    />
  );
};

const Robots = () => {
  const { putField } = useEditor();
  const error = useErrorAt("seo.robots");
  const robots = usePage(({ edited }) => edited.fields.seo.robots);
  return (
    <NativeSelect
      id={fieldId("seo.robots")}
      label="Robots"
      data={[...robotsChoices]}
      value={robots}
      error={error}
      onChange={(event) => putField("seo.robots", event.currentTarget.value)}
    />
  );
};

const Classes = () => {
  const { putField } = useEditor();
  const names = usePage(({ edited }) => edited.fields.customHtmlClasses);
  const wrong = usePage(({ errors, fromServer }) => {
    const isHere = ({ block, path }: { block: string | null; path: string }) =>
      block === null && path.startsWith("customHtmlClasses");
    const error = errors.find(isHere) ?? fromServer.find(isHere);
    const name = names[Number(error?.path.split(".")[1])];
    return error && (name === undefined ? error.message : `${name}: ${error.message}`);
  });
  return (
    <ClassesField
      id={fieldId("customHtmlClasses")}
      names={names}
      error={wrong}
      onChange={(changed) => putField("customHtmlClasses", changed)}
    />
  );
};

/** Everything of a page but its blocks. Each field hears of its own value alone. */
export const PageSettings = ({ children }: { children?: React.ReactNode }) => (
  <section aria-label="Page settings" className="block-form">
    <header className="form-head">
      <h2>Page settings</h2>
      <span className="tag">meta</span>
    </header>
    <div className="form-body fields">
      <div data-narrow="true">
        <Text path="name" label="Name" />
      </div>
      <div data-narrow="true">
        <Text path="slug" label="Slug" />
      </div>
      <div data-narrow="true">
        <Text path="routingKey" label="Routing key" hint="Only for fixed pages" isNullable />
      </div>
      <div data-narrow="true" className="switches">
        <Tick path="isPublished" label="Published" />
        <Tick path="isFixed" label="Fixed" />
        <Tick path="transparentHeader" label="Transparent header" />
        <Tick path="hideLayout" label="Hide layout" />
      </div>
      <Text path="seo.title" label="SEO title" most={120} />
      <Text path="seo.description" label="SEO description" most={320} isLong />
      <div data-narrow="true">
        <Robots />
      </div>
      <SeoImage />
      <Classes />
      <Text path="customCss" label="Custom CSS" isLong isCode />
      {children}
    </div>
  </section>
);
