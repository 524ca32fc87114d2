import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";

/** Renders a page's content with React alone: nothing is loaded or compressed, and nothing around it. */
export const renderBare = (content: ReactNode): string => renderToString(content);
