import { resolve } from "node:path";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import { lexicalEditor } from "@payloadcms/richtext-lexical";
import { buildConfig, slugField } from "payload";
import { toPayloadBlock } from "./block-fields.js";
import blockForms from "./block-forms.json" with { type: "json" };
import { catalogueCollections } from "./catalogue-collections.js";
import catalogueSchemas from "./catalogue-schemas.json" with { type: "json" };

const pages = {
  slug: "pages",
  admin: { useAsTitle: "name" },
  fields: [
    { name: "name", type: "text", required: true },
    slugField({ useAsSlug: "name", required: false }),
    {
      name: "blocks",
      type: "blocks",
      blocks: blockForms.map(toPayloadBlock),
      admin: { initCollapsed: process.env.BLOCKS === "closed" },
    },
  ],
};

export default buildConfig({
  secret: "of a database that lives as long as its benchmark",
  telemetry: false,
  admin: {
    user: "users",
    avatar: "default",
    importMap: { importMapFile: resolve("app/admin/importMap.js") },
  },
  // Indenting keeps the Tab key, so that whoever works by keyboard could not leave a text.
  editor: lexicalEditor({
    features: ({ defaultFeatures }) => defaultFeatures.filter(({ key }) => key !== "indent"),
  }),
  db: sqliteAdapter({ client: { url: process.env.DATABASE_URI ?? "file:./pages.db" } }),
  collections: [
    pages,
    { slug: "media", upload: true, fields: [{ name: "alt", type: "text" }] },
    ...catalogueCollections(catalogueSchemas),
    { slug: "users", auth: true, fields: [] },
  ],
});
