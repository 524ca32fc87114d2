import type { OpenRecord } from "#design/office/list/list-screen.tsx";
import { RecordPanel } from "#design/office/record/record-panel.tsx";
import { RecordHistory } from "#features/records/audit/parts/record-history.tsx";
import type {
  AccountInput,
  ListedAccount,
  NewAccount,
} from "#features/company/staff/accounts-contract.ts";
import { accountRecord, newAccountRecord } from "./account-record.ts";
import { AccountAccess } from "./account-access.tsx";

export type AccountPanelProps = Readonly<{
  country: string;
  id: string;
  open: OpenRecord<ListedAccount>;
  onCreated: (id: string) => void;
}>;

const NewAccountPanel = ({ country, open, onCreated }: AccountPanelProps) => (
  <RecordPanel<NewAccount>
    declaration={newAccountRecord}
    country={country}
    id="new"
    onClose={open.close}
    onSaved={({ id }) => {
      void open.refresh();
      onCreated(id);
    }}
  />
);

/** One account beside the list: name, role, countries, and how somebody gets in. */
export const AccountPanel = (props: AccountPanelProps) => {
  const { country, id, open } = props;
  if (id === "new") return <NewAccountPanel {...props} />;
  return (
    <RecordPanel<AccountInput>
      declaration={accountRecord}
      country={country}
      id={id}
      onClose={open.close}
      onSaved={() => void open.refresh()}
      lineOf={() => open.row?.email}
      history={({ id: entityId }) => (
        <RecordHistory country={country} entity="staff-account" entityId={entityId} />
      )}
    >
      {(record) =>
        record && (
          <AccountAccess
            country={country}
            id={record.id}
            isClosed={record.isClosed}
            onChanged={() => void open.refresh()}
          />
        )
      }
    </RecordPanel>
  );
};
