import { readStored } from "#platform/changes/read-stored.ts";
import { recordSaves, throwIfInvalid } from "#features/records/records/saves.ts";
import type { RecordKind } from "#features/records/records/store.ts";
import { travelById } from "#features/catalogue/travels/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay } from "#platform/server/http/problem.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { counted } from "#platform/counted.ts";
import { type FormInput, formInputSchema } from "./contract.ts";
import { formErrors } from "./rules.ts";
import { deleteForm, formTag, formUsers, insertForm, lockForm, updateForm } from "./store.ts";
import type { StoredForm } from "./store.ts";
import { shortenKeeping } from "./submissions/store.ts";

const contentOf = (form: StoredForm): FormInput => readStored(formInputSchema, form);

const kind: RecordKind<StoredForm> = {
  subject: "form",
  noun: "form",
  lock: lockForm,
  idOf: ({ id }) => id,
  contentOf,
  // Whom a form writes to is nobody's business but the form's.
  auditOf: ({ mailTo, ...form }) => ({ ...form, mailTo: mailTo.length }),
  tagsOf: (market, before, after) =>
    [before, after].flatMap((form) => (form ? [formTag(market, form.id)] : [])),
};

/** A departure is one of a travel of the form's own market. */
const travelErrors = async (
  trx: Database,
  market: string,
  { fields }: FormInput,
): Promise<readonly RuleError[]> => {
  const found = await Promise.all(
    fields.map(
      async (field) =>
        field.kind !== "departure" ||
        field.travel === null ||
        (await travelById(trx, market, field.travel)) !== null,
    ),
  );
  const message = "There is no such travel in this market.";
  return found.flatMap((isThere, index) =>
    isThere ? [] : [{ path: `fields.${index}.travel`, message }],
  );
};

/**
 * Fewer days to keep submissions hold for those that were sent before, too. A form is deleted with
 * its submissions.
 */
export const {
  create: createForm,
  save: saveForm,
  remove: removeForm,
} = recordSaves<FormInput, StoredForm>({
  kind,
  input: formInputSchema,
  errorsOf: async (_trx, _market, input) => formErrors(input),
  async insert(trx, market, input) {
    throwIfInvalid(await travelErrors(trx, market, input));
    return insertForm(trx, market, input);
  },
  async update(trx, market, { id, keepDays }, input) {
    throwIfInvalid(await travelErrors(trx, market, input));
    if (input.keepDays < keepDays) await shortenKeeping(trx, market, id, input.keepDays);
    return updateForm(trx, market, id, input);
  },
  async remove(trx, market, { id }) {
    const users = await formUsers(trx, market, id);
    if (users.length > 0) {
      const pages = counted(users.length, "page");
      throw inTheWay("It stands on pages", `It stands on ${pages}. Take it off there first.`, {
        pages: users.map(({ name }) => name),
      });
    }
    await deleteForm(trx, market, id);
  },
});
