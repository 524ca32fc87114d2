import "./tabs.css";
import { Link } from "react-router";
import { EmptyState } from "#design/office/screen/screen-state.tsx";
import { conditionSentences, ruleSentence } from "../fields/rule-sentence.ts";
import { useForm } from "../record/use-form.ts";

/** What each field takes, in sentences. */
export const RulesTab = () => {
  const fields = useForm((form) => form.fields);
  if (fields.length === 0)
    return <EmptyState title="No rules yet" text="Fields have rules: add a field first." />;
  return (
    <div className="record-page-scroll">
      <ol className="form-lines">
        {fields.map((field, index) => (
          <li key={field.id}>
            <Link to={`?tab=fields&field=${index + 1}`}>
              {field.question || `Field ${index + 1}`}
            </Link>
            <span>{[ruleSentence(field), ...conditionSentences(fields, field)].join(" ")}</span>
          </li>
        ))}
      </ol>
    </div>
  );
};
