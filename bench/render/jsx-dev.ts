import { Fragment, jsx, jsxs } from "react/jsx-runtime";

// Vite emits development JSX calls, which React's production build does not export.
export const jsxDEV = (
  type: Parameters<typeof jsx>[0],
  props: object,
  key: string | undefined,
  isStatic: boolean,
) => (isStatic ? jsxs(type, props, key) : jsx(type, props, key));
export { Fragment };
