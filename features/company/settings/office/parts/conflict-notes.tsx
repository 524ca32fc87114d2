import { Button } from "@mantine/core";
import { ChangeLines } from "#design/office/changes/change-lines.tsx";
import { officeZone } from "#design/office/dates/office-zone.ts";
import { Note } from "#design/office/screen/note.tsx";
import { changesOf } from "#platform/changes/changes.ts";
import { countryOf } from "../draft/setting-sheet.ts";
import type { SettingMarket } from "../draft/settings-api.ts";
import type { SettingsDraft } from "../draft/use-settings-draft.ts";

type ConflictNotesProps = Readonly<{ markets: readonly SettingMarket[]; draft: SettingsDraft }>;

/** Settings that somebody else saved meanwhile, each with what both say: one of them is chosen. */
export const ConflictNotes = ({ markets, draft }: ConflictNotesProps) => {
  const { conflicts, resolve } = draft;
  if (conflicts.length === 0) return null;
  return (
    <div className="record-page-notes">
      {conflicts.map((conflict) => {
        const { key, joined } = conflict;
        const label = markets.find(({ code }) => code === countryOf(key))?.label ?? key;
        return (
          <Note key={key} kind="refusal" title={`${label} was changed by somebody else meanwhile.`}>
            Nothing of yours is saved there yet. What both of you changed, theirs and yours:
            <ChangeLines
              changes={changesOf(joined.theirs, joined.mine)}
              nameOf={(path) => path}
              timeZone={officeZone()}
            />
            <span className="settings-choices">
              <Button size="xs" variant="default" onClick={() => resolve(conflict, "theirs")}>
                Take theirs
              </Button>
              <Button size="xs" variant="default" onClick={() => resolve(conflict, "mine")}>
                Keep mine, then save
              </Button>
            </span>
          </Note>
        );
      })}
    </div>
  );
};
