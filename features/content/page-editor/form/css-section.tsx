import "./block-form.css";
import { Input } from "@mantine/core";
import { Icon } from "#design/office/icons.tsx";
import { counted } from "#platform/counted.ts";

export type CssSectionProps = Readonly<{
  id: string;
  label: string;
  css: string;
  error?: string | undefined;
  onChange: (css: string) => void;
}>;

/** Counts style rules; at-rules such as `@media` are not counted. */
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
  return `${counted(rules, "rule")}, scoped to this block`;
};

/** The section is collapsed until the user opens it or goes to an error in the style sheet. */
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
