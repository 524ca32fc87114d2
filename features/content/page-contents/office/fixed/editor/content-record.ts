import { fieldTitle } from "#design/office/record/field-title.ts";
import { formSchemaOf } from "#design/office/record/form/form-schema.ts";
import type { RecordDeclaration } from "#design/office/record/record-declaration.ts";
import type {
  PageTab,
  RecordPageDeclaration,
  SaveQuestion,
} from "#design/office/record-page/record-page-declaration.ts";
import { type PageContent, pageContentSchema } from "#features/content/page-contents/contract.ts";
import {
  type ContentConsequences,
  contentRouteSchema,
} from "#features/content/page-contents/fixed-contract.ts";
import { getFixedContentConsequences } from "#features/content/page-contents/fixed/calls.ts";
import { proseField } from "#features/content/page-editor/pickers/prose-field.ts";
import { call } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";
import { pictureField } from "./picture-pair.tsx";

export const emptyContent: PageContent = {
  title: "",
  lead: "",
  picture: null,
  sections: [],
  questions: [],
  seo: { title: "", description: "" },
};

const fields: NonNullable<RecordDeclaration<PageContent>["fields"]> = {
  title: {
    description: "Title",
    help: "{product} stands for the product’s name, here as in all words of the page.",
  },
  lead: { description: "Lead", format: "textarea", help: "Under the title. It may be empty." },
  sections: {
    description: "Sections",
    help: "One without a heading begins the page.",
  },
  picture: { description: "Picture at the top" },
  questions: { description: "Questions", help: "Of this page only, in groups." },
  seo: { description: "SEO" },
};

export const contentForm = { schema: pageContentSchema, fields };
const schema = formSchemaOf(contentForm);

const questionOf = (
  { path, isNew, dead }: ContentConsequences,
  fieldName: (path: string) => string,
): SaveQuestion | null => {
  const consequences = [
    ...(isNew
      ? [{ icon: "globe" as const, text: `Visitors find the page at ${path ?? "no address yet"}.` }]
      : []),
    ...(dead.length > 0
      ? [
          {
            icon: "warning" as const,
            kind: "wrong" as const,
            text: `${counted(dead.length, "link leads", "links lead")} visitors to a 404.`,
            lines: dead.map((link) => `${fieldName(link.path)}: nothing is at ${link.to}`),
          },
        ]
      : []),
  ];
  if (consequences.length === 0) return null;
  return { consequences, label: dead.length > 0 ? "Save all the same" : "Save and publish" };
};

const fieldName = (path: string): string => fieldTitle(schema, path);

export const contentRecord: RecordPageDeclaration<PageContent> = {
  ...contentForm,
  one: "text",
  list: { path: "/page-contents/fixed", label: "Back to the fixed pages" },
  empty: emptyContent,
  path: (country) => `${country}/page-contents/fixed`,
  nameOf: ({ title }) => title,
  specialFields: [pictureField, proseField],
  keepsVersions: true,
  fieldName,
  ask: async (country, record, values) =>
    questionOf(
      await call(
        getFixedContentConsequences,
        { country, id: contentRouteSchema.parse(record?.id) },
        { body: contentForm.schema.parse(values) },
      ),
      fieldName,
    ),
  saved: "Text saved.",
  created: "",
  deleted: "",
};

export const contentTabs = [
  { key: "text", label: "Text", fields: ["title", "lead", "sections"] },
  { key: "questions", label: "Questions", fields: ["questions"] },
  { key: "picture", label: "Picture", fields: ["picture"] },
  { key: "seo", label: "SEO", fields: ["seo"] },
] as const satisfies readonly PageTab[];
