import type { ReactNode } from "react";
import { NoWrapRanges } from "../no-wrap-ranges.tsx";

/**
 * Facts in a row, with a dot between those on one line and none at a line's start or end. A text
 * such as `Peru, Bolivia · 12 days` is split into its facts.
 */
export const Facts = ({ items }: { items: readonly ReactNode[] }) => (
  <span className="facts">
    {items
      .flatMap((item) => (typeof item === "string" ? item.split(/\s·\s/u) : [item]))
      .map((fact, index) => (
        <span key={`fact ${index}`}>
          {index > 0 && <span className="facts-dot"> · </span>}
          {typeof fact === "string" ? <NoWrapRanges text={fact} /> : fact}
        </span>
      ))}
  </span>
);
