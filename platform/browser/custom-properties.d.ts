import "react";

declare module "react" {
  /** React's types know no custom properties (`--name`) in a style. */
  interface CSSProperties {
    [name: `--${string}`]: string | number | undefined;
  }
}
