import "./choice-counts.css";
import { use, useState } from "react";
import { Link } from "react-router";
import type { FormField } from "#features/content/forms/contract.ts";
import { ChoiceCountsContext } from "../record/choice-counts.ts";

type ChoiceField = Extract<FormField, { kind: "choice" }>;

const Counts = ({ field }: { field: ChoiceField }) => {
  const counts = use(ChoiceCountsContext);
  const most = Math.max(1, ...field.choices.map(({ id }) => counts.get(id) ?? 0));
  return (
    <div>
      <dt>{field.question || "No question yet"}</dt>
      <dd>
        <ul>
          {field.choices.map(({ id, label }) => {
            const count = counts.get(id) ?? 0;
            return (
              <li key={id} style={{ "--share": count / most }}>
                <span>{label}</span>
                <i aria-hidden="true" />
                {count === 0 ? (
                  <b>0</b>
                ) : (
                  <Link
                    to={`?tab=submissions&choice=${id}`}
                    aria-label={`${count} chose ${label}: show them`}
                  >
                    {count}
                  </Link>
                )}
              </li>
            );
          })}
        </ul>
      </dd>
    </div>
  );
};

/** With more of them, and on narrow screens, the list would stand far below. */
const maxOpenFields = 3;

/** How often each choice was chosen; each number leads to the submissions that it counts. */
export const ChoiceCountsStrip = ({ fields }: { fields: readonly FormField[] }) => {
  const counts = use(ChoiceCountsContext);
  const [hasRoom] = useState(() => matchMedia("(width >= 47.5rem)").matches);
  const chosen = fields.filter(
    (field) => field.kind === "choice" && field.choices.some(({ id }) => counts.has(id)),
  );
  if (chosen.length === 0) return null;
  return (
    <details className="choice-counts" open={hasRoom && chosen.length <= maxOpenFields}>
      <summary>What was chosen</summary>
      <dl>
        {chosen.map((field) => field.kind === "choice" && <Counts key={field.id} field={field} />)}
      </dl>
    </details>
  );
};
