import { Checkbox, Group, Select, Stack, TagsInput, Textarea, TextInput } from "@mantine/core";
import type { PageInput } from "../contract.ts";
import { robotsChoices } from "../contract.ts";
import { fieldId } from "./field-schema.ts";

export type PageSettingsProps = Readonly<{
  page: PageInput;
  errorAt: (path: string) => string | undefined;
  set: (part: Partial<PageInput>) => void;
}>;

const Names = ({ page, errorAt, set }: PageSettingsProps) => (
  <>
    <TextInput
      id={fieldId("name")}
      label="Name"
      value={page.name}
      error={errorAt("name")}
      onChange={(event) => set({ name: event.currentTarget.value })}
    />
    <TextInput
      id={fieldId("slug")}
      label="Slug"
      description="What follows the host: new-year, or about/us"
      value={page.slug}
      error={errorAt("slug")}
      onChange={(event) => set({ slug: event.currentTarget.value })}
    />
    <TextInput
      id={fieldId("routingKey")}
      label="Routing key"
      description="For a fixed page: the route whose blocks it supplies, index for the home page"
      value={page.routingKey ?? ""}
      error={errorAt("routingKey")}
      onChange={(event) => set({ routingKey: event.currentTarget.value || null })}
    />
  </>
);

const Switches = ({ page, errorAt, set }: PageSettingsProps) => (
  <Group>
    <Checkbox
      id={fieldId("isPublished")}
      label="Published"
      checked={page.isPublished}
      error={errorAt("isPublished")}
      onChange={(event) => set({ isPublished: event.currentTarget.checked })}
    />
    <Checkbox
      label="Fixed"
      checked={page.isFixed}
      onChange={(event) => set({ isFixed: event.currentTarget.checked })}
    />
    <Checkbox
      label="Transparent header"
      checked={page.attributes.transparentHeader}
      onChange={(event) =>
        set({ attributes: { ...page.attributes, transparentHeader: event.currentTarget.checked } })
      }
    />
    <Checkbox
      label="Hide layout"
      checked={page.attributes.hideLayout}
      onChange={(event) =>
        set({ attributes: { ...page.attributes, hideLayout: event.currentTarget.checked } })
      }
    />
  </Group>
);

const Seo = ({ page, errorAt, set }: PageSettingsProps) => {
  const put = (part: Partial<PageInput["seo"]>) => set({ seo: { ...page.seo, ...part } });
  return (
    <>
      <TextInput
        id={fieldId("seo.title")}
        label="SEO title"
        maxLength={120}
        description={`${page.seo.title.length} of 120`}
        value={page.seo.title}
        error={errorAt("seo.title")}
        onChange={(event) => put({ title: event.currentTarget.value })}
      />
      <Textarea
        id={fieldId("seo.description")}
        label="SEO description"
        maxLength={320}
        autosize
        description={`${page.seo.description.length} of 320`}
        value={page.seo.description}
        error={errorAt("seo.description")}
        onChange={(event) => put({ description: event.currentTarget.value })}
      />
      <Select
        id={fieldId("seo.robots")}
        label="Robots"
        data={[...robotsChoices]}
        value={page.seo.robots}
        allowDeselect={false}
        onChange={(robots) =>
          put({ robots: robotsChoices.find((one) => one === robots) ?? "index,follow" })
        }
      />
      <TextInput
        id={fieldId("seo.image")}
        label="SEO image"
        description="The id of a picture in the library"
        value={page.seo.image ?? ""}
        error={errorAt("seo.image")}
        onChange={(event) => put({ image: event.currentTarget.value || null })}
      />
    </>
  );
};

/** Everything of a page but its blocks. */
export const PageSettings = (props: PageSettingsProps) => {
  const { page, errorAt, set } = props;
  const wrongClass = page.customHtmlClasses.flatMap((name, index) => {
    const message = errorAt(`customHtmlClasses.${index}`);
    return message ? [`${name}: ${message}`] : [];
  })[0];
  return (
    <Stack gap="md" className="page-settings">
      <Names {...props} />
      <Switches {...props} />
      <Seo {...props} />
      <TagsInput
        id={fieldId("customHtmlClasses")}
        label="Custom HTML classes"
        description="Enter after each"
        value={page.customHtmlClasses}
        error={wrongClass ?? errorAt("customHtmlClasses")}
        onChange={(customHtmlClasses) => set({ customHtmlClasses })}
      />
      <Textarea
        id={fieldId("customCss")}
        label="Custom CSS"
        className="json"
        autosize
        minRows={3}
        maxRows={24}
        spellCheck={false}
        value={page.customCss}
        error={errorAt("customCss")}
        onChange={(event) => set({ customCss: event.currentTarget.value })}
      />
    </Stack>
  );
};
