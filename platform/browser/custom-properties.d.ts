import "react";

declare module "react" {
  /** Properties of our own style sheets may be set from a page's data. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
