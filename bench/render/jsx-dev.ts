import { Fragment, jsx, jsxs } from "react/jsx-runtime";

// Vite serves modules as in development; React's production build has no such elements.
export const jsxDEV = (
  type: Parameters<typeof jsx>[0],
  props: object,
  key: string | undefined,
  isStatic: boolean,
) => (isStatic ? jsxs(type, props, key) : jsx(type, props, key));
export { Fragment };
