import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { OpenRecord } from "#design/office/list/list-screen.tsx";
import { RecordPanel } from "#design/office/record/record-panel.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { getTripUsers } from "#features/catalogue/trips/calls.ts";
import { RecordHistory } from "#features/records/audit/parts/record-history.tsx";
import type { TripInput } from "#features/catalogue/trips/contract.ts";
import type { ListedTrip, TripUsers } from "#features/catalogue/trips/record-contract.ts";
import { call } from "#platform/browser/call.ts";
import { tripRecord } from "./trip-record.ts";
import { TripUsersList, usersText } from "./trip-users.tsx";
import { panelSteps } from "#features/catalogue/content-tabs/parts/panel-steps.ts";

export type TripPanelProps = Readonly<{
  country: string;
  isAdmin: boolean;
  id: string;
  open: OpenRecord<ListedTrip>;
  onOpen: (id: string) => void;
}>;

export const TripPanel = ({ country, isAdmin, id, open, onOpen }: TripPanelProps) => {
  const { close } = open;
  const client = useQueryClient();
  const { data: users } = useQuery<TripUsers, Error>({
    queryKey: ["trip-users", country, id],
    queryFn: () => call(getTripUsers, { country, id }),
    enabled: id !== "new",
    retry: false,
  });
  const usedBy = users ? usersText(users) : "";
  return (
    <RecordPanel<TripInput>
      declaration={tripRecord}
      country={country}
      id={id}
      onClose={close}
      {...panelSteps(open, id, onOpen)}
      onInUse={() => void client.invalidateQueries({ queryKey: ["trip-users"] })}
      deleteLock={
        usedBy !== "" && (
          <Note kind="warning" icon="lock" title={`Cannot be deleted: used by ${usedBy}.`}>
            A trip is deleted when no market offers it any more.
          </Note>
        )
      }
      {...(isAdmin && {
        history: ({ id: entityId }) => (
          <RecordHistory country={country} entity="trip" entityId={entityId} />
        ),
      })}
    >
      {(record) =>
        record && users && <TripUsersList country={country} id={record.id} users={users} />
      }
    </RecordPanel>
  );
};
