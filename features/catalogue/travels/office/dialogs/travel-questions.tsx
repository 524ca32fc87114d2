import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import type { ListedTravel, TravelFacets } from "#features/catalogue/travels/list-contract.ts";
import { addBadge, publishTravels, removeTravels } from "../travel-actions.ts";
import type { TravelQuestion } from "../travel-declaration.ts";
import { BadgeDialog } from "./badge-dialog.tsx";
import { PublicationDialog } from "./publication-dialog.tsx";

export type TravelQuestionsProps = Readonly<{
  question: TravelQuestion;
  country: string;
  badges: TravelFacets["badges"];
  /** Runs what was confirmed and closes the question. */
  onDo: (work: () => Promise<void>) => void;
  onClose: () => void;
}>;

const nameOf = (travels: readonly ListedTravel[]): string => travels[0]?.name ?? "";

/** The dialog of what is asked before something is done with travels. */
const TravelQuestions = ({ question, country, badges, onDo, onClose }: TravelQuestionsProps) => {
  const { kind, travels } = question;
  if (kind === "badge")
    return (
      <BadgeDialog
        badges={badges}
        count={travels.length}
        onConfirm={(badge) => onDo(() => addBadge(travels, country, badge))}
        onClose={onClose}
      />
    );
  if (kind === "delete")
    return (
      <ConfirmDialog
        title={`Delete “${nameOf(travels)}”?`}
        text="The travel leaves the market with its questions. The trip and the other markets stay."
        cancelLabel="Keep it"
        confirmLabel="Delete the travel"
        onConfirm={() => onDo(() => removeTravels(travels, country))}
        onCancel={onClose}
      />
    );
  const isPublished = kind === "publish";
  return (
    <PublicationDialog
      travels={travels}
      country={country}
      isPublished={isPublished}
      onConfirm={(writable) => onDo(() => publishTravels(writable, country, isPublished))}
      onClose={onClose}
    />
  );
};

export default TravelQuestions;
