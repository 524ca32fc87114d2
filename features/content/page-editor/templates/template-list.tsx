import { formatExact, formatRelative } from "#design/office/dates/format-moment.ts";
import { yesNo } from "#design/office/list/filters/filter.ts";
import type { Column, ListDeclaration } from "#design/office/list/list-declaration.ts";
import { apiQuery } from "#design/office/list/search/list-search.ts";
import type { TemplateKind } from "#features/content/pages/contract.ts";
import type { Structure, TemplateSummary } from "#features/content/templates/contract.ts";
import { counted } from "#platform/counted.ts";
import { loadTemplates, templatePath } from "./template-api.ts";

const blocksColumn: Column<TemplateSummary> = {
  key: "blocks",
  label: "Blocks",
  cell: ({ blocks }) => (
    <>
      {counted(blocks.length, "block")}
      <small>{blocks.map(({ label }) => label).join(", ")}</small>
    </>
  ),
};

const changeColumn: Column<TemplateSummary> = {
  key: "change",
  label: "Last change",
  cell: ({ author, updatedAt }, { now }) => (
    <>
      {author && `${author}, `}
      <time dateTime={updatedAt} title={formatExact(updatedAt)}>
        {formatRelative(updatedAt, now)}
      </time>
    </>
  ),
};

/** `2 fixed, 1 forbidden` */
export const structureText = ({ fixed, forbidden, allowed }: Structure): string => {
  const parts = [
    fixed.length > 0 && `${fixed.length} fixed`,
    allowed !== null && `${allowed.length} others allowed`,
    allowed === null && forbidden.length > 0 && `${forbidden.length} forbidden`,
  ].filter(Boolean);
  return parts.length === 0 ? "Any blocks" : parts.join(", ");
};

const templateColumns: readonly Column<TemplateSummary>[] = [
  {
    key: "structure",
    label: "Structure",
    card: "tag",
    cell: ({ structure }) => structureText(structure),
  },
  {
    key: "used",
    label: "Pages",
    align: "end",
    card: "side",
    cell: ({ used }) => (
      <>
        {used}
        <span className="card-only">{used === 1 ? " page" : " pages"}</span>
      </>
    ),
  },
];

const texts = {
  template: {
    name: "templates",
    one: "template",
    many: "templates",
    title: "Template pages",
    about: "A template is a page without a slug, with which “New page” begins.",
    create: "New template",
  },
  "block-list": {
    name: "block-lists",
    one: "list",
    many: "lists",
    title: "Lists of blocks",
    about: "A list holds blocks in an order, which are added to a page all together.",
    create: "New list",
  },
} as const;

/** The templates, each of which opens its structure. */
export const structureList = (): ListDeclaration<TemplateSummary> => ({
  name: "structures",
  one: "template",
  many: "templates",
  title: "Structures",
  about: "A template says which blocks its pages have to hold, may hold and may not hold.",
  load: (country, search) => loadTemplates(country, "template", apiQuery(search)),
  idOf: ({ id }) => id,
  nameOf: ({ name }) => name,
  nameColumn: { label: "Template" },
  columns: [...templateColumns, changeColumn],
  searchLabel: "Search a name",
  filters: [],
  sorts: [{ value: "name", label: "Name", column: "name", direction: "ascending" }],
  recordPath: ({ id }) => `/templates/structure/${id}`,
  create: { label: texts.template.create, path: "/templates/structure/new" },
});

type TemplateListOptions = Readonly<{
  kind: TemplateKind;
  onDelete: (template: TemplateSummary) => void;
}>;

export const templateList = ({
  kind,
  onDelete,
}: TemplateListOptions): ListDeclaration<TemplateSummary> => {
  const { create, ...words } = texts[kind];
  const isTemplate = kind === "template";
  return {
    ...words,
    load: (country, search) => loadTemplates(country, kind, apiQuery(search)),
    idOf: ({ id }) => id,
    nameOf: ({ name }) => name,
    nameColumn: { label: "Name" },
    columns: [blocksColumn, ...(isTemplate ? templateColumns : []), changeColumn],
    searchLabel: "Search a name",
    filters: [{ kind: "choice", field: "mine", label: "Made by", choices: yesNo("me", "others") }],
    sorts: [
      { value: "name", label: "Name", column: "name", direction: "ascending" },
      { value: "updatedAt", label: "Last change", column: "change", direction: "descending" },
      ...(isTemplate
        ? [{ value: "used", label: "Most pages", column: "used", direction: "descending" } as const]
        : []),
    ],
    recordPath: ({ id }) => templatePath(kind, id),
    create: { label: create, path: templatePath(kind, "new") },
    rowActions: [
      ...(isTemplate
        ? [
            {
              key: "structure",
              label: "Structure",
              icon: "lock",
              isQuick: true,
              linkTo: ({ id }: TemplateSummary) => `/templates/structure/${id}`,
            } as const,
          ]
        : []),
      {
        key: "delete",
        label: "Delete …",
        icon: "trash",
        lockedReason: ({ used }) =>
          used === 0 ? null : `${counted(used, "page is", "pages are")} made of it.`,
        run: onDelete,
      },
    ],
  };
};
