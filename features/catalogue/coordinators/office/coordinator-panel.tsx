import { useQuery, useQueryClient } from "@tanstack/react-query";
import { LinkLine, LinkList } from "#design/office/figures/link-list.tsx";
import type { OpenRecord } from "#design/office/list/list-screen.tsx";
import { RecordPanel } from "#design/office/record/record-panel.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { listUsersOfCoordinator } from "#features/catalogue/coordinators/calls.ts";
import { RecordHistory } from "#features/records/audit/parts/record-history.tsx";
import type {
  CoordinatorInput,
  CoordinatorUsers,
  ListedCoordinator,
} from "#features/catalogue/coordinators/contract.ts";
import { usersText } from "#features/catalogue/coordinators/rules.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { call } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";
import { formatTravelDay } from "./format-travel-day.ts";
import { coordinatorRecord } from "./coordinator-record.ts";
import { panelSteps } from "#features/catalogue/content-tabs/parts/panel-steps.ts";

const shownAtFirst = 4;

const LeadsNext = ({ upcoming }: Pick<CoordinatorUsers, "upcoming">) => {
  const { total, items } = upcoming;
  if (total === 0) return <p className="content-quiet">Leads no departure to come.</p>;
  const line = ({ id, travelId, travel, from, to }: (typeof items)[number]) => (
    <LinkLine key={id} to={`/travels/${travelId}/tours/${id}`}>
      {travel}
      <small>{`${formatTravelDay(from)} to ${formatTravelDay(to)}`}</small>
    </LinkLine>
  );
  const further = items.slice(shownAtFirst);
  return (
    <LinkList title={`Leads next: ${counted(total, "departure")}`}>
      <ul>{items.slice(0, shownAtFirst).map(line)}</ul>
      {further.length > 0 && (
        <details>
          <summary>{`and ${further.length} more`}</summary>
          <ul>{further.map(line)}</ul>
        </details>
      )}
    </LinkList>
  );
};

const NamedOnPages = ({ pages }: Pick<CoordinatorUsers, "pages">) =>
  pages.length > 0 && (
    <LinkList title="On custom pages">
      <ul>
        {pages.map(({ id, name }) => (
          <LinkLine key={id} to={`/custompages/${id}`}>
            {name}
          </LinkLine>
        ))}
      </ul>
    </LinkList>
  );

const useUsers = (country: string, id: string) =>
  useQuery<CoordinatorUsers, Error>({
    queryKey: ["coordinator-users", country, id],
    queryFn: () => call(listUsersOfCoordinator, { country, id }),
    enabled: id !== "new",
    retry: false,
  });

export type CoordinatorPanelProps = Readonly<{
  country: string;
  isAdmin: boolean;
  id: string;
  open: OpenRecord<ListedCoordinator>;
  onOpen: (id: string) => void;
}>;

/** What a new slug does, under its field. */
const slugHelp = (
  row: ListedCoordinator | null,
  slug: string,
): Readonly<Record<string, string>> => {
  if (row === null || slug === row.slug || slug === "") return {};
  return { slug: `Visitors of “${row.slug}” will be led to the new address.` };
};

/** `leads since 2019 · 24 trips` */
const lineOf = (row: ListedCoordinator | null): string | undefined =>
  row ? `leads since ${row.since} · ${counted(row.tripsLed, "trip")}` : undefined;

export const CoordinatorPanel = (props: CoordinatorPanelProps) => {
  const { country, isAdmin, id, open, onOpen } = props;
  const { row, close } = open;
  const client = useQueryClient();
  const { data: users } = useUsers(country, id);
  const usedBy = users ? usersText(users) : "";
  return (
    <RecordPanel<CoordinatorInput>
      declaration={coordinatorRecord(marketByApiCountry(country)?.language ?? "en")}
      country={country}
      id={id}
      onClose={close}
      {...panelSteps(open, id, onOpen)}
      onInUse={() => void client.invalidateQueries({ queryKey: ["coordinator-users"] })}
      lineOf={() => lineOf(row)}
      helpOf={({ slug }) => slugHelp(row, slug)}
      deleteLock={
        usedBy !== "" && (
          <Note kind="warning" icon="lock" title={`Cannot be deleted: named by ${usedBy}.`}>
            Switch off “Shown on the site” to take the page off the site.
          </Note>
        )
      }
      {...(isAdmin && {
        history: ({ id: entityId }) => (
          <RecordHistory country={country} entity="coordinator" entityId={entityId} />
        ),
      })}
    >
      {(record, { isShown }) => (
        <>
          {record && row?.isShown && !isShown && users && users.upcoming.total > 0 && (
            <Note kind="warning" title="The page goes off the site.">
              {`Visitors no longer see who leads ${counted(users.upcoming.total, "departure")} to come.`}
            </Note>
          )}
          {record && users && <LeadsNext upcoming={users.upcoming} />}
          {record && users && <NamedOnPages pages={users.pages} />}
        </>
      )}
    </RecordPanel>
  );
};
