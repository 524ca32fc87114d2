import type { ReactNode } from "react";
import { NoWrapRanges } from "./no-wrap-ranges.tsx";

/**
 * Facts beside each other, with a dot between those that share a line and none where a line begins
 * or ends. A text of several (`Peru, Bolivia · 12 days`) counts as several.
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
