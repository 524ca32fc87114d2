import { ListScreen } from "#design/office/list/list-screen.tsx";
import { auditDeclaration } from "./audit-declaration.tsx";
import { AuditEntryPanel } from "./audit-entry-panel.tsx";

/** The screen at `/audit`: who did what, with the differences in the panel. */
const AuditScreen = ({ country }: { country: string }) => (
  <ListScreen
    declaration={auditDeclaration}
    country={country}
    panel={({ id, row, close }) => id !== null && <AuditEntryPanel entry={row} onClose={close} />}
  />
);

export default AuditScreen;
