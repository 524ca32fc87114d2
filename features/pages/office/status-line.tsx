import { Button } from "@mantine/core";
import type { RuleError } from "../contract.ts";

export type StatusLineProps = Readonly<{
  isChanged: boolean;
  isLocked: boolean;
  errors: readonly RuleError[];
  onGo: (path: string) => void;
}>;

const whole = new Set(["blocks", "seo", "isPublished"]);

const whereOf = (path: string): string =>
  path
    .replace(/^blocks\.(\d+)\./, (_, index: string) => `block ${Number(index) + 1}, `)
    .replace("content.", "");

/** One line on how the page stands: its edits, its lock, its errors, each with a way to its field. */
export const StatusLine = ({ isChanged, isLocked, errors, onGo }: StatusLineProps) => (
  <div
    className="status-line"
    data-kind={errors.length > 0 ? "wrong" : isLocked ? "locked" : "quiet"}
    role="status"
  >
    <p>
      <b>{isChanged ? "Unsaved changes" : "Nothing to save"}</b>
      {isLocked && " · Custom pages are locked by maintenance."}
      {errors.length === 0 && " · No errors"}
    </p>
    {errors.length > 0 && (
      <ul>
        {errors.map(({ path, message }) => (
          <li key={`${path} ${message}`}>
            {message}{" "}
            {!whole.has(path) && (
              <Button variant="subtle" size="compact-sm" onClick={() => onGo(path)}>
                {`Go to ${whereOf(path)}`}
              </Button>
            )}
          </li>
        ))}
      </ul>
    )}
  </div>
);
