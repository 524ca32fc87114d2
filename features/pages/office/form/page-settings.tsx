import { NativeSelect, Switch } from "@mantine/core";
import { useCallback } from "react";
import { robotsValues } from "#features/pages/page-defaults.ts";
import { ClassesField } from "./classes-field.tsx";
import { useEditor } from "../editor/editor-context.ts";
import { fieldId } from "./field-schema.ts";
import { PickSchemaField } from "../editor/panels.tsx";
import { usePage } from "../state/use-page.ts";
import { TextField } from "./text-field.tsx";

const useFieldError = (path: string): string | undefined =>
  usePage(({ errors, fromServer }) => {
    const isHere = (error: { block: string | null; path: string }) =>
      error.block === null && error.path === path;
    return (errors.find(isHere) ?? fromServer.find(isHere))?.message;
  });

type SettingsTextProps = Readonly<{
  path: "name" | "slug" | "routingKey" | "customCss" | "seo.title" | "seo.description";
  label: string;
  hint?: string;
  maxLength?: number;
  isLong?: boolean;
  isCode?: boolean;
  /** Nothing written means null. */
  isNullable?: boolean;
}>;

const SettingsText = ({ path, isNullable = false, ...shown }: SettingsTextProps) => {
  const { putField } = useEditor();
  const error = useFieldError(path);
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

const mediaFormat = { kind: "media", by: "id" } as const;
const seoImageSchema = {
  description: "SEO image",
  anyOf: [{ type: "string" }, { type: "null" }],
} as const;

const SeoImageField = () => {
  const { putField } = useEditor();
  const error = useFieldError("seo.image");
  const value = usePage(({ edited: { fields } }) => fields.seo.image);
  return (
    <PickSchemaField
      format={mediaFormat}
      name="image"
      path="seo.image"
      schema={seoImageSchema}
      value={value}
      error={error}
      onChange={(picked) => putField("seo.image", picked)}
    />
  );
};

const FlagSwitch = ({
  path,
  label,
}: Readonly<{
  path: "isPublished" | "isFixed" | "transparentHeader" | "hideLayout";
  label: string;
}>) => {
  const { putField } = useEditor();
  const isPart = path === "transparentHeader" || path === "hideLayout";
  const full = isPart ? `attributes.${path}` : path;
  const error = useFieldError(full);
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

const RobotsField = () => {
  const { putField } = useEditor();
  const error = useFieldError("seo.robots");
  const robots = usePage(({ edited }) => edited.fields.seo.robots);
  return (
    <NativeSelect
      id={fieldId("seo.robots")}
      label="Robots"
      data={[...robotsValues]}
      value={robots}
      error={error}
      onChange={(event) => putField("seo.robots", event.currentTarget.value)}
    />
  );
};

const ClassesSetting = () => {
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
        <SettingsText path="name" label="Name" />
      </div>
      <div data-narrow="true">
        <SettingsText path="slug" label="Slug" />
      </div>
      <div data-narrow="true">
        <SettingsText
          path="routingKey"
          label="Routing key"
          hint="Only for fixed pages"
          isNullable
        />
      </div>
      <div data-narrow="true" className="switches">
        <FlagSwitch path="isPublished" label="Published" />
        <FlagSwitch path="isFixed" label="Fixed" />
        <FlagSwitch path="transparentHeader" label="Transparent header" />
        <FlagSwitch path="hideLayout" label="Hide layout" />
      </div>
      <SettingsText path="seo.title" label="SEO title" maxLength={120} />
      <SettingsText path="seo.description" label="SEO description" maxLength={320} isLong />
      <div data-narrow="true">
        <RobotsField />
      </div>
      <SeoImageField />
      <ClassesSetting />
      <SettingsText path="customCss" label="Custom CSS" isLong isCode />
      {children}
    </div>
  </section>
);
