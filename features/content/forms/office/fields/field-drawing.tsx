import "./field-drawing.css";
import { Icon } from "#design/office/icons.tsx";
import type { FormField } from "#features/content/forms/contract.ts";
import { starCounts } from "#features/content/forms/rules.ts";

const maxSegments = 4; // one of more choices is drawn as a list

const Choices = ({ field }: { field: Extract<FormField, { kind: "choice" }> }) =>
  !field.isSeveral && (field.isList || field.choices.length > maxSegments) ? (
    <span className="form-drawn-input">
      {field.choices[0]?.label}
      <Icon name="down" />
    </span>
  ) : (
    <span className="form-drawn-choices" data-several={field.isSeveral}>
      {field.choices.map(({ id, label }) => (
        <span key={id}>{label || "…"}</span>
      ))}
    </span>
  );

/** A field as visitors see it, without being one. */
export const FieldDrawing = ({ field }: { field: FormField }) => {
  switch (field.kind) {
    case "text":
      return <span className="form-drawn-input" data-long={field.isLong} />;
    case "email":
      return (
        <span className="form-drawn-input">
          <Icon name="mail" />
        </span>
      );
    case "place":
      return (
        <span className="form-drawn-input">
          <Icon name="globe" />
        </span>
      );
    case "file":
      return (
        <span className="form-drawn-input" data-short>
          <Icon name="upload" />
        </span>
      );
    case "words":
    case "step":
      return null;
    case "number":
      return (
        <span className="form-drawn-input" data-short>
          <Icon name="hash" />
        </span>
      );
    case "date":
      return (
        <span className="form-drawn-input" data-short>
          <Icon name="calendar" />
        </span>
      );
    case "choice":
      return <Choices field={field} />;
    case "stars":
      return (
        <span className="form-drawn-choices">
          {starCounts.map((count) => (
            <Icon key={count} name="star" />
          ))}
        </span>
      );
    case "travel":
    case "departure":
      return (
        <span className="form-drawn-input">
          <Icon name={field.kind === "travel" ? "mountain" : "plane"} />
          <Icon name="down" />
        </span>
      );
    case "consent":
      return (
        <span className="form-drawn-consent">
          <i />
          {field.text}
        </span>
      );
  }
};
