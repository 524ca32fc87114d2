import { withoutFreshItems } from "#design/office/form/list/fresh-item.ts";
import type { FieldSchema } from "#design/office/form/field-schema.ts";
import type { Block, PageInput } from "#features/content/pages/contract.ts";
import { groupMessages, withoutGroupMessages } from "#features/content/pages/rules.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { type LocatedError, locateErrors } from "./located-errors.ts";

type FieldsOf = (block: Block) => FieldSchema | undefined;

/**
 * The errors of a page to show while somebody writes it.
 * @param shown those that are shown already
 */
export const errorsToShow = (
  page: PageInput,
  errors: readonly RuleError[],
  shown: readonly LocatedError[],
  fieldsOf: FieldsOf,
): LocatedError[] => {
  const located = locateErrors(withoutGroupMessages(errors), page.blocks);
  const kept = page.blocks.flatMap((block) => {
    const isOfBlock = (error: LocatedError) => error.block === block.id;
    const schema = { properties: { content: fieldsOf(block) ?? {} } };
    return withoutFreshItems(located.filter(isOfBlock), schema, block, shown.filter(isOfBlock));
  });
  const ofPage = located.filter(({ block }) => block === null);
  const summed = groupMessages([
    ...ofPage,
    ...kept.map(({ message }) => ({ path: "blocks.", message })),
  ]);
  return [...ofPage, ...kept, ...locateErrors(summed, page.blocks)];
};
