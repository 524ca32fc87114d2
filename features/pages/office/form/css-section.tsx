import { Input } from "@mantine/core";
import { Icon } from "#design/office/icons.tsx";

export type CssSectionProps = Readonly<{
  id: string;
  label: string;
  css: string;
  error?: string | undefined;
  onChange: (css: string) => void;
}>;

/** How many rules a style sheet has; what groups them (`@media`) is none itself. */
const countRules = (css: string): number =>
  css
    .replaceAll(/\/\*.*?(\*\/|$)/gs, "")
    .split("{")
    .slice(0, -1)
    .map((before) => before.slice(Math.max(before.lastIndexOf("}"), before.lastIndexOf(";")) + 1))
    .filter((head) => head !== "" && !head.trimStart().startsWith("@")).length;

const ruleCountLabel = (css: string): string => {
  if (css.trim() === "") return "none";
  const rules = countRules(css);
  return `${rules} ${rules === 1 ? "rule" : "rules"}, scoped to this block`;
};

/** A block's own style sheet, closed until somebody wants it or is led to what is wrong in it. */
export const CssSection = ({ id, label, css, error, onChange }: CssSectionProps) => (
  <details className="extra css-section" data-wrong={Boolean(error)}>
    <summary>
      {label} <small>{error ?? ruleCountLabel(css)}</small>
      <Icon name="down" />
    </summary>
    <Input.Wrapper id={id} error={error}>
      <Input
        component="textarea"
        rows={5}
        id={id}
        aria-label={label}
        data-code="true"
        value={css}
        error={Boolean(error)}
        spellCheck={false}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Input.Wrapper>
  </details>
);
