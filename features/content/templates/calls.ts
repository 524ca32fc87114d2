import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, queryFilter, sortedBy } from "#platform/calls/list-query.ts";
import { structureSchema, templateStructureSchema, templateSummarySchema } from "./contract.ts";
import { absentTemplate, templatePolicy } from "./policy.ts";

const params = { id: z.uuid() };

const listCall = <const Name extends "lists" | "pages">(name: Name, id: string, summary: string) =>
  declareCall({
    method: "GET",
    path: `/:country/templates/${name}`,
    id,
    summary,
    access: templatePolicy.read,
    query: listQuery({
      mine: queryFilter("Only those that the caller made, or only the others."),
      sort: sortedBy(["name", "updatedAt", "used"]),
    }),
    answer: listOf(templateSummarySchema),
  });

export const listBlockLists = listCall(
  "lists",
  "listBlockLists",
  "The named lists of blocks that are added to a page as a whole",
);

export const listTemplates = listCall(
  "pages",
  "listTemplates",
  "The templates with which new pages begin",
);

export const listTemplateStructures = declareCall({
  method: "GET",
  path: "/:country/templates/structure",
  id: "listTemplateStructures",
  summary: "Which blocks each template fixes, allows and forbids",
  access: templatePolicy.read,
  query: listQuery({ sort: sortedBy(["name", "updatedAt", "used"]) }),
  answer: listOf(templateStructureSchema),
});

export const getTemplateStructure = declareCall({
  method: "GET",
  path: "/:country/templates/structure/:id",
  id: "getTemplateStructure",
  summary: "Which blocks a template fixes, allows and forbids",
  access: templatePolicy.read,
  params,
  absent: absentTemplate,
  answer: templateStructureSchema,
});

export const saveTemplateStructure = declareCall({
  method: "PUT",
  path: "/:country/templates/structure/:id",
  id: "saveTemplateStructure",
  summary: "Says which blocks a template fixes, allows and forbids",
  access: templatePolicy.write,
  params,
  absent: absentTemplate,
  body: structureSchema,
  ifMatch: true,
  answer: templateStructureSchema,
});
