import { SegmentedControl } from "@mantine/core";
import { useState } from "react";

/** `before`: what a version changed; `now`: what restoring it would change. */
export type Comparison = "before" | "now";

export type VersionDetailsProps = Readonly<{
  version: number;
  newest: number;
  /** Whether there is no version before it. */
  isFirst: boolean;
  error: Error | null;
  /** Null until it is loaded. */
  differences: Readonly<Record<Comparison, React.ReactNode>>;
  /** What can be done with it. */
  children: React.ReactNode;
}>;

export const VersionDetails = (props: VersionDetailsProps) => {
  const { version, newest, isFirst, error, differences, children } = props;
  const [comparison, setComparison] = useState<Comparison>(version === newest ? "before" : "now");
  const hasNoneBefore = comparison === "before" && isFirst;
  const difference = differences[comparison];
  return (
    <div className="version-details">
      <SegmentedControl
        aria-label={`What to show of version ${version}`}
        size="sm"
        value={comparison}
        onChange={(value) => setComparison(value === "now" ? "now" : "before")}
        data={[
          { value: "before", label: "What it changed" },
          { value: "now", label: "What restoring would change" },
        ]}
      />
      {error && <p role="alert">{error.message}</p>}
      {hasNoneBefore && <p>There is no version before this one to compare with.</p>}
      {!hasNoneBefore && difference}
      {!hasNoneBefore && difference === null && !error && <p role="status">Loading …</p>}
      {children}
    </div>
  );
};
