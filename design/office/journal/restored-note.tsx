import { Note } from "#design/office/screen/note.tsx";

type RestoredNoteProps = Readonly<{ verb: "typed" | "written"; onDiscard: () => void }>;

/** Says that what was begun before a reload is back, and can be discarded. */
export const RestoredNote = ({ verb, onDiscard }: RestoredNoteProps) => (
  <Note kind="information" title={`What you had ${verb} is back.`}>
    {" It is not saved yet. "}
    <button type="button" className="plain-button" onClick={onDiscard}>
      Discard it
    </button>
  </Note>
);
