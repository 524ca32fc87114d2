import HistoryDialog from "#design/office/record-page/dialogs/history-dialog.tsx";
import type { Values } from "#design/office/record/record-declaration.ts";
import { tourDraftSchema } from "#features/catalogue/tours/contract.ts";
import type { ListedTour } from "#features/catalogue/tours/listed-contract.ts";
import type { SheetFacts } from "../grid/sheet/facts.ts";
import { draftOf } from "../grid/sheet/rows.ts";
import type { TourApi } from "../api/tour-api.ts";
import { RestorePlan } from "./restore-plan.tsx";
import { versionSchema, versionWords } from "./version-words.ts";

export type DepartureHistoryProps = Readonly<{
  stored: ListedTour;
  facts: SheetFacts;
  site: string | null;
  preview: TourApi["preview"];
  isDirty: boolean;
  onRestored: () => void;
  onClose: () => void;
}>;

/** The versions of a departure, each with what putting it back would do. */
const DepartureHistory = (props: DepartureHistoryProps) => {
  const { stored, facts, site, preview, isDirty, onRestored, onClose } = props;
  const planOf = (content: Values) => {
    const { success, data: draft } = tourDraftSchema.safeParse(content);
    return success && <RestorePlan {...{ draft, stored, facts, site, preview }} />;
  };
  return (
    <HistoryDialog
      one="departure"
      path={`${facts.market.apiCountry}/tours/${stored.id}`}
      schema={versionSchema}
      values={draftOf(stored)}
      present={(content) => versionWords(content, stored, facts)}
      planOf={planOf}
      isDirty={isDirty}
      onRestored={onRestored}
      onClose={onClose}
    />
  );
};

// Loaded when the history is opened.
export default DepartureHistory;
