import "./events.css";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { listEventCities } from "#features/catalogue/events/calls.ts";
import { call } from "#platform/browser/call.ts";
import { ListScreen, type OpenRecord } from "#design/office/list/list-screen.tsx";
import { RecordPanel } from "#design/office/record/record-panel.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { RecordHistory } from "#features/records/audit/parts/record-history.tsx";
import type { EventInput, ListedEvent } from "#features/catalogue/events/contract.ts";
import { ContentList } from "#features/catalogue/content-tabs/parts/content-list.tsx";
import { ContentTabs } from "#features/catalogue/content-tabs/parts/content-tabs.tsx";
import { marketByApiCountry } from "#markets/markets.ts";
import type { ContentsProps } from "#features/catalogue/content-tabs/parts/contents-props.ts";
import { useOpen } from "#features/catalogue/content-tabs/parts/use-open.ts";
import { askBeforeMails, EventConsequences } from "./event-consequences.tsx";
import { eventList } from "./event-list.tsx";
import { eventRecord } from "./event-record.ts";

const noCities: readonly string[] = [];

type EventPanelProps = ContentsProps &
  Readonly<{
    id: string;
    open: OpenRecord<ListedEvent>;
    timeZone: string;
    onOpen: (id: string) => void;
  }>;

const EventPanel = ({ country, isAdmin, id, open, timeZone, onOpen }: EventPanelProps) => {
  const { row, refresh, close } = open;
  const client = useQueryClient();
  const renew = () => {
    void refresh();
    void client.invalidateQueries({ queryKey: ["event-cities"] });
    void client.invalidateQueries({ queryKey: ["event-preview"] });
  };
  return (
    <RecordPanel<EventInput>
      declaration={eventRecord(country)}
      country={country}
      id={id}
      onClose={close}
      onSaved={(record) => {
        renew();
        if (record.id !== id) onOpen(record.id);
      }}
      onDeleted={() => {
        renew();
        close();
      }}
      onInUse={renew}
      ask={(record, input) => askBeforeMails(country, record.id, input)}
      lineOf={({ slug }) => slug}
      deleteLock={
        row !== null &&
        row.coming > 0 && (
          <Note kind="warning" icon="lock" title={`Cannot be deleted: ${row.coming} are coming.`}>
            Switch off “Published” to take it off the site.
          </Note>
        )
      }
      {...(isAdmin && {
        history: ({ id: entityId }) => (
          <RecordHistory country={country} entity="event" entityId={entityId} />
        ),
      })}
    >
      {(record, input) =>
        record && (
          <EventConsequences country={country} id={record.id} input={input} timeZone={timeZone} />
        )
      }
    </RecordPanel>
  );
};

const Events = (props: ContentsProps) => {
  const { country } = props;
  const timeZone = marketByApiCountry(country)?.timeZone ?? "Europe/Rome";
  const { data: cities = noCities } = useQuery<readonly string[], Error>({
    queryKey: ["event-cities", country],
    queryFn: () => call(listEventCities, { country }),
    retry: false,
  });
  const declaration = useMemo(() => eventList({ timeZone, cities }), [timeZone, cities]);
  const onOpen = useOpen();
  return (
    <ListScreen
      declaration={declaration}
      country={country}
      tabs={<ContentTabs country={country} current="events" />}
      panel={(open) =>
        open.id !== null && (
          <EventPanel {...props} id={open.id} open={open} timeZone={timeZone} onOpen={onOpen} />
        )
      }
      panelWidth={470}
    />
  );
};

const EventsScreen = (props: ContentsProps) => (
  <ContentList type="events">
    <Events {...props} />
  </ContentList>
);

export default EventsScreen;
