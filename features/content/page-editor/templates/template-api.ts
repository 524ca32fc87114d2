import type { ListAnswer } from "#design/office/list/list-declaration.ts";
import type { TemplateKind } from "#features/content/pages/contract.ts";
import { listBlockLists, listTemplates } from "#features/content/templates/calls.ts";
import type { TemplateSummary } from "#features/content/templates/contract.ts";
import { call } from "#platform/browser/call.ts";

const lists = { template: listTemplates, "block-list": listBlockLists } as const;

/** The most that a dialog offers at once, which is the server's limit. */
const maxOffered = 100;

export const loadTemplates = (
  country: string,
  kind: TemplateKind,
  query = new URLSearchParams({ pageSize: String(maxOffered) }),
): Promise<ListAnswer<TemplateSummary>> => call(lists[kind], { country }, { query });

/** Where a template is edited; `new` asks for its name first. */
export const templatePath = (kind: TemplateKind, id: string): string =>
  kind === "template" ? `/templates/pages?template=${id}` : `/templates/lists/${id}`;
