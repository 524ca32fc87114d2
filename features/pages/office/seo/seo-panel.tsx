import { Button, Text } from "@mantine/core";
import type { SeoFinding } from "./findings.ts";
import { SearchResult, SharedCard } from "./previews.tsx";
import styles from "./seo.module.css";
import { type SeoPanelProps, useSeo } from "./use-seo.ts";

const kindLabels: Readonly<Record<SeoFinding["kind"], string>> = {
  wrong: "Wrong",
  look: "Look",
  good: "Good",
};

const countFindings = (findings: readonly SeoFinding[]): string => {
  const of = (kind: SeoFinding["kind"]) => findings.filter((each) => each.kind === kind).length;
  const [wrong, look] = [of("wrong"), of("look")];
  if (wrong + look === 0) return "Nothing to improve.";
  return `${wrong} wrong, ${look} to look at, ${of("good")} good.`;
};

type FindingLineProps = Readonly<{ finding: SeoFinding; onGo: (path: string) => void }>;

const FindingLine = ({ finding: { kind, message, path }, onGo }: FindingLineProps) => (
  <li data-kind={kind}>
    <span className={styles["kind"]}>{kindLabels[kind]}</span>
    <span className={styles["message"]}>{message}</span>
    {path && (
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`Go to it: ${message}`}
        onClick={() => onGo(path)}
      >
        Go to it
      </Button>
    )}
  </li>
);

/**
 * How search engines and those who share it will see the open page, and what is to be mended
 * before it is published. It follows the page while it is written.
 */
const SeoPanel = (props: SeoPanelProps) => {
  const { site, onGo } = props;
  const { findings, error, again, ...shown } = useSeo(props);
  return (
    <div className={styles["panel"]}>
      <SearchResult site={site} {...shown} />
      <SharedCard site={site} {...shown} />
      <section aria-label="What was found" className={styles["part"]}>
        <div className={styles["head"]}>
          <h3>What was found</h3>
          <Text component="span" c="dimmed" role="status">
            {countFindings(findings)}
          </Text>
        </div>
        {error && (
          <div role="alert" className={styles["alert"]}>
            <Text>{`Links and other pages could not be checked: ${error.message}`}</Text>
            <Button variant="default" onClick={again}>
              Try again
            </Button>
          </div>
        )}
        <ul className={styles["findings"]}>
          {findings.map((finding, index) => (
            <FindingLine key={`${index} ${finding.message}`} finding={finding} onGo={onGo} />
          ))}
        </ul>
      </section>
    </div>
  );
};
export default SeoPanel;
