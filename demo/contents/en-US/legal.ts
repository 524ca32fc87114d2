import { cancellation } from "./cancellation.ts";
import { conditions } from "./conditions.ts";
import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";

/** The legal pages, for the law and the customs of the United States. */
export const americanLegalPages = { ...conditions, ...privacy, ...terms, ...cancellation };
