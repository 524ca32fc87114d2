import type { FormRecord } from "../contract.ts";
import type { FormOffers } from "../offered-fields.ts";

/** What public pages read of forms; each read adds its cache tags to the page. */
export type FormReads = Readonly<{
  /** What today's catalogue offers to the questions of a form that choose from it. */
  formOffers(fields: FormRecord["fields"]): Promise<FormOffers>;
  /** A form of visitors, also a closed one; null where there is none. */
  form(id: string): Promise<FormRecord | null>;
}>;
