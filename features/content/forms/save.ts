import { isDeepStrictEqual } from "node:util";
import { readStored } from "#platform/changes/read-stored.ts";
import {
  changeRecord,
  type RecordKind,
  removeRecord,
  type WriteContext,
  writeRecord,
} from "#features/records/records/store.ts";
import { travelById } from "#features/catalogue/travels/store.ts";
import type { Database } from "#platform/server/database/tables.ts";
import { inTheWay, Problem } from "#platform/server/http/problem.ts";
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

const assertPossible = (input: FormInput): void => {
  const errors = formErrors(input);
  if (errors.length > 0) throw new Problem(422, errors[0]?.message ?? "", { errors });
};

/** A departure is one of a travel of the form's own market. */
const assertTravels = async (
  { market }: WriteContext,
  trx: Database,
  { fields }: FormInput,
): Promise<void> => {
  const found = await Promise.all(
    fields.map(
      async (field) =>
        field.kind !== "departure" ||
        field.travel === null ||
        (await travelById(trx, market, field.travel)) !== null,
    ),
  );
  const message = "There is no such travel in this market.";
  const errors = found.flatMap((isThere, index) =>
    isThere ? [] : [{ path: `fields.${index}.travel`, message }],
  );
  if (errors.length > 0) throw new Problem(422, message, { errors });
};

/** @throws Problem 422 with an error by field */
export const createForm = (context: WriteContext, input: FormInput): Promise<StoredForm> =>
  writeRecord(kind, context, {
    id: null,
    ifVersion: null,
    async write(trx) {
      assertPossible(input);
      await assertTravels(context, trx, input);
      return insertForm(trx, context.market, input);
    },
  });

/**
 * Fewer days to keep submissions hold for those that were sent before, too.
 * @param ifVersion the version that the client read; null skips the check
 * @throws Problem 404, 412, 422
 */
export const saveForm = (
  context: WriteContext,
  id: string,
  input: FormInput,
  ifVersion: number | null,
): Promise<StoredForm> =>
  changeRecord(kind, context, {
    id,
    ifVersion,
    async write(trx, before) {
      assertPossible(input);
      if (isDeepStrictEqual(contentOf(before), input)) return before;
      await assertTravels(context, trx, input);
      if (input.keepDays < before.keepDays)
        await shortenKeeping(trx, context.market, id, input.keepDays);
      return updateForm(trx, context.market, id, input);
    },
  });

/**
 * Deletes a form with its submissions.
 * @throws Problem 404, 409 while it stands on pages, 412
 */
export const removeForm = (
  context: WriteContext,
  id: string,
  ifVersion: number | null,
): Promise<StoredForm> =>
  removeRecord(kind, context, {
    id,
    ifVersion,
    async write(trx) {
      const users = await formUsers(trx, context.market, id);
      if (users.length > 0) {
        const pages = counted(users.length, "page");
        throw inTheWay("It stands on pages", `It stands on ${pages}. Take it off there first.`, {
          pages: users.map(({ name }) => name),
        });
      }
      await deleteForm(trx, context.market, id);
    },
  });
