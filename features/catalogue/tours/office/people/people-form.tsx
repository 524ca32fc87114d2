import { Button } from "@mantine/core";
import { useEffect } from "react";
import { RecoveryNote } from "#design/office/journal/recovery-note.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { counted } from "#platform/counted.ts";
import { PassengerRows } from "./passenger-rows.tsx";
import { PeopleConsequences } from "./people-consequences.tsx";
import { type PeopleOptions, usePeople } from "./use-people.ts";

export type UnsavedPeople = Readonly<{
  save: () => void;
  /** Throws away what is kept on this device. */
  forget: () => Promise<void>;
}>;

export type PeopleFormProps = PeopleOptions &
  Readonly<{
    /** Says what is typed and not saved; null where all is. */
    onUnsaved: (unsaved: UnsavedPeople | null) => void;
    /** The departure's page on the site; null while it has none. */
    publicUrl: string | null;
  }>;

const peopleCount = (count: number): string => counted(count, "person", "people");

type NotesProps = Readonly<{ people: ReturnType<typeof usePeople>; stored: number }>;

const PeopleNotes = ({ people, stored }: NotesProps) => {
  const { unsavedEdits, dismiss } = people.journal;
  return (
    <>
      {unsavedEdits && (
        <RecoveryNote
          entry={unsavedEdits.entry}
          onRestore={() => {
            people.change(unsavedEdits.edited);
            void dismiss();
          }}
          onDiscard={() => void dismiss()}
        >
          {peopleCount(unsavedEdits.edited.length)}
        </RecoveryNote>
      )}
      {people.isBehind && (
        <Note kind="warning" title="A colleague changed the same meanwhile.">
          {` They saved ${peopleCount(stored)}; yours are not saved yet. `}
          <button type="button" className="plain-button" onClick={people.discard}>
            Take theirs
          </button>{" "}
          <button type="button" className="plain-button" onClick={people.keepMine}>
            Keep mine
          </button>
        </Note>
      )}
    </>
  );
};

/** The people of a departure, to be written. */
export const PeopleForm = ({ onUnsaved, publicUrl, ...options }: PeopleFormProps) => {
  const people = usePeople(options);
  const { items, isChanged, isBehind, isSaving, save, discard } = people;
  useEffect(() => onUnsaved(isChanged ? { save, forget: people.journal.discard } : null));
  return (
    <section className="passengers" aria-labelledby="passengers-title">
      <h2 id="passengers-title">
        People in <span className="tag">{items.length}</span>
      </h2>
      <PeopleNotes people={people} stored={options.stored.body.items.length} />
      <PassengerRows items={items} onChange={people.change} />
      {isChanged && (
        <PeopleConsequences
          record={options.record}
          preview={options.api.preview}
          items={items}
          version={options.stored.version}
          publicUrl={publicUrl}
        />
      )}
      {isChanged && (
        <footer>
          <Button variant="default" onClick={discard}>
            Discard
          </Button>
          <Button color="blaze" loading={isSaving} disabled={isBehind} onClick={save}>
            {`Save ${peopleCount(items.length)}`}
          </Button>
        </footer>
      )}
    </section>
  );
};
