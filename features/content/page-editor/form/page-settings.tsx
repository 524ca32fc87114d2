import { NativeSelect, Switch } from "@mantine/core";
import { useCallback } from "react";
import { settingsTitle } from "../own-page/leave-path.ts";
import { templateKindOf } from "#features/content/pages/owner-rules.ts";
import { ClassesField } from "./classes-field.tsx";
import { useEditor } from "../editing/editor-context.ts";
import { fieldId } from "#design/office/form/field-schema.ts";
import { PictureSchemaField } from "./late-fields.tsx";
import { RoutingKeyField, SlugNotes } from "./late-parts.tsx";
import { usePage } from "../state/use-page.ts";
import { useFieldError } from "./use-field-error.ts";
import { TextField } from "#design/office/form/text-field.tsx";
import { robotsValues } from "#platform/robots.ts";

type SettingsTextProps = Readonly<{
  path: "name" | "slug" | "customCss" | "seo.title" | "seo.description";
  label: string;
  hint?: string;
  maxLength?: number;
  isLong?: boolean;
  isCode?: boolean;
}>;

const SettingsText = ({ path, ...fieldProps }: SettingsTextProps) => {
  const { putField, putName } = useEditor();
  const error = useFieldError(path);
  const value = usePage(({ edited: { fields } }) => {
    const [first, second] = path.split(".");
    const parent = second === undefined ? fields : fields.seo;
    return String(parent[(second ?? first) as keyof typeof parent] ?? "");
  });
  const change = useCallback(
    (text: string) => (path === "name" ? putName(text) : putField(path, text)),
    [putField, putName, path],
  );
  return (
    <TextField {...fieldProps} id={fieldId(path)} value={value} error={error} onChange={change} />
  );
};

const seoImageSchema = {
  description: "SEO image",
  format: "media",
  anyOf: [{ type: "string" }, { type: "null" }],
} as const;

const SeoImageField = () => {
  const { putField } = useEditor();
  const error = useFieldError("seo.image");
  const value = usePage(({ edited: { fields } }) => fields.seo.image);
  return (
    <PictureSchemaField
      name="image"
      path="seo.image"
      schema={seoImageSchema}
      value={value}
      errorAt={() => error}
      put={putField}
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
  const isAttribute = path === "transparentHeader" || path === "hideLayout";
  const fullPath = isAttribute ? `attributes.${path}` : path;
  const error = useFieldError(fullPath);
  const isOn = usePage(({ edited: { fields } }) =>
    isAttribute ? fields.attributes[path] : fields[path],
  );
  return (
    <Switch
      id={fieldId(fullPath)}
      label={label}
      checked={isOn}
      error={error}
      onChange={(event) => putField(fullPath, event.currentTarget.checked)}
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
  const error = usePage(({ errors, serverErrors }) => {
    const isOfField = ({ block, path }: { block: string | null; path: string }) =>
      block === null && path.startsWith("customHtmlClasses");
    const fieldError = errors.find(isOfField) ?? serverErrors.find(isOfField);
    const name = names[Number(fieldError?.path.split(".")[1])];
    return (
      fieldError && (name === undefined ? fieldError.message : `${name}: ${fieldError.message}`)
    );
  });
  return (
    <ClassesField
      id={fieldId("customHtmlClasses")}
      names={names}
      error={error}
      onChange={(changed) => putField("customHtmlClasses", changed)}
    />
  );
};

/** What a page has of its own address: not the own page of a travel, which has none. */
const AddressSettings = () => (
  <>
    <div data-narrow="true">
      <SettingsText path="slug" label="Slug" />
      <SlugNotes />
    </div>
    <div data-narrow="true">
      <RoutingKeyField />
    </div>
  </>
);

const SearchSettings = () => (
  <>
    <SettingsText path="seo.title" label="SEO title" maxLength={120} />
    <SettingsText path="seo.description" label="SEO description" maxLength={320} isLong />
    <div data-narrow="true">
      <RobotsField />
    </div>
    <SeoImageField />
  </>
);

const Flags = ({ isOwned }: Readonly<{ isOwned: boolean }>) => (
  <div data-narrow="true" className="switches">
    <FlagSwitch path="isPublished" label="Published" />
    {!isOwned && (
      <>
        <FlagSwitch path="isFixed" label="Fixed" />
        <FlagSwitch path="transparentHeader" label="Transparent header" />
        <FlagSwitch path="hideLayout" label="Hide layout" />
      </>
    )}
  </div>
);

/**
 * All fields of a page except its blocks. Each field renders again only when its own value changes.
 */
export const PageSettings = ({ children }: { children?: React.ReactNode }) => {
  const owner = usePage(({ edited }) => edited.fields.owner);
  const isOwned = owner !== null;
  const title = settingsTitle(owner);
  return (
    <section aria-label={title} className="block-form">
      <header className="form-head">
        <h2>{title}</h2>
        <span className="tag">meta</span>
      </header>
      <div className="form-body fields">
        <div data-narrow="true">
          <SettingsText path="name" label="Name" />
        </div>
        {!isOwned && <AddressSettings />}
        {templateKindOf(owner) === null && <Flags isOwned={isOwned} />}
        {!isOwned && <SearchSettings />}
        <ClassesSetting />
        <SettingsText path="customCss" label="Custom CSS" isLong isCode />
        {children}
      </div>
    </section>
  );
};
