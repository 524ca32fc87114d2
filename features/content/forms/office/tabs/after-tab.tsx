import { DraftFields } from "#design/office/record-page/parts/draft-fields.tsx";
import type { FormInput } from "#features/content/forms/contract.ts";
import { formRecord } from "../record/form-record.ts";
import { fieldsAfterSending } from "../record/form-tabs.ts";

/** What happens once a visitor has sent. */
export const AfterTab = () => (
  <div className="record-page-scroll">
    <div className="record-page-form">
      <DraftFields<FormInput> declaration={formRecord} names={fieldsAfterSending} />
    </div>
  </div>
);
