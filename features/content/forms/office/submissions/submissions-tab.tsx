import "./submissions.css";
import { useMemo } from "react";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { useForm } from "../record/use-form.ts";
import { ChoiceCountsStrip } from "./choice-counts.tsx";
import { submissionList } from "./submission-list.tsx";
import { SubmissionPanel } from "./submission-panel.tsx";

export type SubmissionsTabProps = Readonly<{
  country: string;
  formId: string;
  /** Origin of the market's public site; null where no host serves it. */
  site: string | null;
}>;

/** What visitors have sent, beside the one that is open. */
export const SubmissionsTab = ({ country, formId, site }: SubmissionsTabProps) => {
  const fields = useForm((form) => form.fields);
  const declaration = useMemo(() => submissionList(formId, fields), [formId, fields]);
  return (
    <div className="form-submissions">
      <ChoiceCountsStrip fields={fields} />
      <ListScreen
        declaration={declaration}
        country={country}
        panel={(open) =>
          open.id !== null && (
            <SubmissionPanel
              key={open.id}
              country={country}
              formId={formId}
              site={site}
              fields={fields}
              id={open.id}
              open={open}
            />
          )
        }
      />
    </div>
  );
};
