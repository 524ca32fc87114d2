import { createContext } from "react";

/**
 * Whether the open form only shows its values, while a colleague edits the block. A disabled
 * fieldset tells native fields; an editor of its own asks here.
 */
export const ReadOnlyContext = createContext(false);
