import { Button } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { useNow } from "#design/office/dates/use-now.ts";
import type { Maintenance } from "#features/company/settings/contract.ts";
import { siteClosureAt } from "#features/company/settings/rules.ts";
import { nameInSentence } from "#markets/places/name-in-sentence.ts";
import type { SettingMarket } from "../draft/settings-api.ts";

type CloseNowProps = Readonly<{
  market: SettingMarket;
  /** As the server has it. */
  stored: Maintenance;
  /** As it stands on the screen. */
  maintenance: Maintenance;
  onSave: (maintenance: Maintenance, label: string, message: string) => void;
}>;

/** Closes or opens the market's site at once, after a question. */
export const CloseNow = ({ market, stored, maintenance, onSave }: CloseNowProps) => {
  const [isAsking, setAsking] = useState(false);
  const now = useNow();
  const isClosed = siteClosureAt(stored, now).activeMaintenance !== null;
  const label = nameInSentence(market.label);
  const isEndAhead = maintenance.until !== null && Date.parse(maintenance.until) > now;
  const close = () =>
    onSave(
      { ...maintenance, site: true, from: null, until: isEndAhead ? maintenance.until : null },
      `Site of ${label} closed`,
      `The site of ${label} is closed.`,
    );
  const open = () =>
    onSave(
      { ...maintenance, site: false, from: null, until: null },
      `Site of ${label} opened`,
      `The site of ${label} is open.`,
    );
  return (
    <div className="settings-side-foot">
      <Button variant="default" className="maintenance-now" onClick={() => setAsking(true)}>
        {isClosed ? "Open the site now …" : "Close the site now …"}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={isClosed ? `Open the site of ${label}?` : `Close the site of ${label}?`}
          text={
            isClosed
              ? "Visitors get its pages again within a second."
              : "Every page answers 503 within a second, on all processes, until it is opened again."
          }
          cancelLabel={isClosed ? "Leave it closed" : "Leave it open"}
          confirmLabel={isClosed ? "Open it now" : "Close it now"}
          onConfirm={() => {
            setAsking(false);
            (isClosed ? open : close)();
          }}
          onCancel={() => setAsking(false)}
        />
      )}
    </div>
  );
};
