import { Button, Text } from "@mantine/core";
import type { SeoFinding } from "../findings/findings.ts";
import { SearchResult, SharedCard } from "#design/office/search-result/previews.tsx";
import styles from "./seo.module.css";
import { type SeoPanelProps, useSeo } from "./use-seo.ts";

const kindLabels: Readonly<Record<SeoFinding["kind"], string>> = {
  error: "Wrong",
  warning: "Look",
  good: "Good",
};

const countFindings = (findings: readonly SeoFinding[]): string => {
  const countOf = (kind: SeoFinding["kind"]) =>
    findings.filter((each) => each.kind === kind).length;
  const [errors, warnings] = [countOf("error"), countOf("warning")];
  if (errors + warnings === 0) return "Nothing to improve.";
  return `${errors} wrong, ${warnings} to look at, ${countOf("good")} good.`;
};

type FindingLineProps = Readonly<{ finding: SeoFinding; onGoToField: (path: string) => void }>;

const FindingLine = ({ finding: { kind, message, path }, onGoToField }: FindingLineProps) => (
  <li data-kind={kind}>
    <span className={styles["kind"]}>{kindLabels[kind]}</span>
    <span className={styles["message"]}>{message}</span>
    {path && (
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Go to it: ${message}`}
        onClick={() => onGoToField(path)}
      >
        Go to it
      </Button>
    )}
  </li>
);

/**
 * Shows how the page will look in search results and shared links, and what to fix before
 * publishing. Updates while the page is edited.
 */
const SeoPanel = (props: SeoPanelProps) => {
  const { site, onGoToField } = props;
  const { found, ...snippet } = useSeo(props);
  const { findings = [], error = null, retry } = found ?? {};
  return (
    <div className={styles["panel"]}>
      <SearchResult site={site} {...snippet} />
      <SharedCard site={site} {...snippet} />
      <section aria-label="What was found" className={styles["part"]}>
        <div className={styles["head"]}>
          <h3>What was found</h3>
          <Text component="span" c="dimmed" role="status">
            {found && countFindings(findings)}
          </Text>
        </div>
        {error && (
          <div role="alert" className={styles["alert"]}>
            <Text>{`Links and other pages could not be checked: ${error.message}`}</Text>
            <Button variant="default" onClick={retry}>
              Try again
            </Button>
          </div>
        )}
        <ul className={styles["findings"]}>
          {findings.map((finding, index) => (
            <FindingLine
              key={`${index} ${finding.message}`}
              finding={finding}
              onGoToField={onGoToField}
            />
          ))}
        </ul>
      </section>
    </div>
  );
};
export default SeoPanel;
