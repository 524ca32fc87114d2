import { cancellation } from "./cancellation.ts";
import { conditions } from "./conditions.ts";
import type { PackageLaw } from "./law.ts";
import { privacy } from "./privacy.ts";
import { terms } from "./terms.ts";

/** The legal pages where the law of packages follows the European directive. */
export const packageLegalPages = (law: PackageLaw) => ({
  ...conditions(law),
  ...privacy(law),
  ...terms(law),
  ...cancellation(law),
});
