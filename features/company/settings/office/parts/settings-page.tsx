import "#design/office/record-page/record-page.css";
import "./settings-page.css";
import { useEffect, useMemo, useRef, useState } from "react";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { Icon, IconButton } from "#design/office/icons.tsx";
import type { Command } from "#design/office/palette/command.ts";
import { useCommands } from "#design/office/palette/commands.tsx";
import { SaveButton } from "#design/office/record-page/parts/save-button.tsx";
import { StepButtons } from "#design/office/record-page/parts/step-buttons.tsx";
import { toast } from "#design/office/toast.ts";
import { RecordHistory } from "#features/records/audit/parts/record-history.tsx";
import type { SettingName } from "#features/company/settings/contract.ts";
import type { SettingMarket } from "../draft/settings-api.ts";
import type { SettingsDraft } from "../draft/use-settings-draft.ts";
import { ConflictNotes } from "./conflict-notes.tsx";

export type SettingsPageProps = Readonly<{
  title: string;
  /** `Settings · Italy` */
  place: string;
  tag?: React.ReactNode;
  /** The market and the settings whose history is shown. */
  country: string;
  names: readonly SettingName[];
  markets: readonly SettingMarket[];
  draft: SettingsDraft;
  /** What is unsaved: `Italy, both switches`. */
  changes: string;
  /** What is worth a look although nothing is wrong. */
  warning?: string | null;
  /** Why nothing can be saved; null where nothing stands against it. */
  lockReason: string | null;
  savedMessage: string;
  /** Beside the form: what will happen. */
  side: React.ReactNode;
  children: React.ReactNode;
}>;

const useSettingsCommands = (draft: SettingsDraft, save: () => void) => {
  const latest = useRef({ draft, save });
  useEffect(() => {
    latest.current = { draft, save };
  });
  const commands = useMemo((): readonly Command[] => {
    const current = () => latest.current.draft;
    return [
      {
        id: "save-settings",
        label: "Save the settings",
        group: "Settings",
        keys: "mod+s",
        run: () => latest.current.save(),
      },
      {
        id: "undo",
        label: "Undo",
        group: "Settings",
        keys: "mod+z",
        disabledReason: () =>
          current().history.done.length > 0 ? undefined : "There is nothing to undo.",
        run: () => current().undo(),
      },
      {
        id: "redo",
        label: "Redo",
        group: "Settings",
        keys: "mod+shift+z",
        alternativeKeys: "mod+y",
        disabledReason: () =>
          current().history.undone.length > 0 ? undefined : "There is nothing to do again.",
        run: () => current().redo(),
      },
    ];
  }, []);
  useCommands(commands);
};

type TopProps = Pick<SettingsPageProps, "title" | "place" | "tag" | "draft" | "lockReason"> &
  Readonly<{ onHistory: () => void; onSave: () => void }>;

const SettingsTop = ({ title, place, tag, draft, lockReason, onHistory, onSave }: TopProps) => {
  const { history, isDirty, isBusy, undo, redo } = draft;
  const reason = lockReason ?? (isDirty ? undefined : "Nothing was changed.");
  return (
    <header className="record-page-top">
      <h1>{title}</h1>
      <span className="record-page-path">{place}</span>
      {tag}
      <div className="record-page-actions">
        <StepButtons
          undo={history.done.at(-1)?.label ?? null}
          redo={history.undone[0]?.label ?? null}
          onUndo={undo}
          onRedo={redo}
        />
        <IconButton
          icon="history"
          label={`Who changed ${title.toLowerCase()}`}
          onClick={onHistory}
        />
        <SaveButton reason={reason} isBusy={isBusy} onSave={onSave} />
      </div>
    </header>
  );
};

type StatusProps = Pick<SettingsPageProps, "draft" | "changes" | "warning" | "lockReason">;

const SettingsStatus = ({ draft, changes, warning, lockReason }: StatusProps) => {
  const wrong = draft.problem ?? lockReason;
  return (
    <div className="record-page-status" data-kind={wrong === null ? "quiet" : "wrong"}>
      <div className="record-page-line settings-line">
        <p role="status">
          <b>{draft.isDirty ? "Unsaved changes" : "Nothing to save"}</b>
          {draft.isDirty && <span>{changes}</span>}
        </p>
        {wrong !== null && (
          <p className="record-page-wrong" role="alert">
            <Icon name="warning" /> {wrong}
          </p>
        )}
        {wrong === null && warning && (
          <p className="settings-warning">
            <Icon name="warning" /> {warning}
          </p>
        )}
        {wrong === null && !warning && (
          <p className="record-page-fine">
            <Icon name="check" /> No errors
          </p>
        )}
      </div>
    </div>
  );
};

const marketLabel = ({ markets, country }: Pick<SettingsPageProps, "markets" | "country">) =>
  markets.find(({ code }) => code === country)?.label ?? country;

/** A screen of settings: what is changed stays here until it is saved, with what it will do beside. */
export const SettingsPage = (props: SettingsPageProps) => {
  const { country, names, draft, lockReason, savedMessage, side, children } = props;
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const { guard } = draft;
  const save = () => {
    if (lockReason !== null) return toast.error(lockReason);
    if (!draft.isDirty) return toast.success("Nothing to save.");
    if (!draft.isBusy) draft.save(savedMessage);
  };
  useSettingsCommands(draft, save);
  return (
    <div className="record-page">
      <SettingsTop {...props} onHistory={() => setHistoryOpen(true)} onSave={save} />
      <SettingsStatus {...props} />
      <ConflictNotes markets={props.markets} draft={draft} />
      <div className="settings-columns">
        <div className="settings-middle">{children}</div>
        <aside className="settings-side" aria-label="What will happen">
          {side}
        </aside>
      </div>
      {isHistoryOpen && (
        <OfficeDialog
          title={`Who changed ${props.title.toLowerCase()} of ${marketLabel(props)}`}
          size="wide"
          onClose={() => setHistoryOpen(false)}
        >
          <div className="office-dialog-scroll settings-history">
            {names.map((name) => (
              <section key={name}>
                {names.length > 1 && <h3>{name.replaceAll("_", " ")}</h3>}
                <RecordHistory country={country} entity="setting" entityId={name} />
              </section>
            ))}
          </div>
        </OfficeDialog>
      )}
      {guard.state === "blocked" && (
        <ConfirmDialog
          title="Leave without saving?"
          text="What was changed here is not saved, and is lost when you leave."
          cancelLabel="Stay here"
          confirmLabel="Leave"
          onConfirm={() => guard.proceed()}
          onCancel={() => guard.reset()}
        />
      )}
    </div>
  );
};
