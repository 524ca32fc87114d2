import { useMemo } from "react";
import { Link, Navigate, useParams, useSearchParams } from "react-router";
import { ListScreen, type OpenRecord } from "#design/office/list/list-screen.tsx";
import { RecordPanel } from "#design/office/record/record-panel.tsx";
import { Note } from "#design/office/screen/note.tsx";
import { RecordHistory } from "#features/records/audit/parts/record-history.tsx";
import type {
  DestinationInput,
  ListedDestination,
} from "#features/content/destinations/contract.ts";
import {
  OwnPageSection,
  useOwnPage,
} from "#features/content/page-editor/pickers/own-page-section.tsx";
import { ContentTabs } from "#features/catalogue/content-tabs/parts/content-tabs.tsx";
import { marketByApiCountry } from "#markets/markets.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { counted } from "#platform/counted.ts";
import { destinationList, kindText } from "./destination-list.tsx";
import { destinationRecord } from "./destination-record.ts";
import { panelSteps } from "#features/catalogue/content-tabs/parts/panel-steps.ts";

type DestinationsProps = Readonly<{
  country: string;
  isAdmin: boolean;
  /** Origin of the market's public site; null where no host serves it. */
  site: string | null;
}>;

type PanelProps = Pick<DestinationsProps, "country" | "isAdmin"> &
  Readonly<{ id: string; open: OpenRecord<ListedDestination>; onOpen: (id: string) => void }>;

/** What a new slug does, under its field. */
const slugHelp = (
  row: ListedDestination | null,
  slug: string,
): Readonly<Record<string, string>> => {
  if (row === null || slug === row.slug || slug === "") return {};
  return { slug: `Searches for “${row.slug}” will lead on to the new address.` };
};

/** Why it is not deleted; nothing where it may be. */
const deleteLock = (travels: number, hasOwnPage: boolean): React.ReactNode => {
  if (travels > 0)
    return (
      <Note
        kind="warning"
        icon="lock"
        title={`Cannot be deleted while ${counted(travels, "travel goes", "travels go")} there.`}
      >
        Switch off “Where offers it” to hide it from those who type.
      </Note>
    );
  return (
    hasOwnPage && (
      <Note kind="warning" icon="lock" title="Cannot be deleted while it has a page of its own.">
        Delete that page first.
      </Note>
    )
  );
};

const DestinationPanel = ({ country, isAdmin, id, open, onOpen }: PanelProps) => {
  const { row, refresh, close } = open;
  const owner = id === "new" ? null : ({ kind: "destination", id } as const);
  const ownPage = useOwnPage(country, owner);
  return (
    <RecordPanel<DestinationInput>
      declaration={destinationRecord(marketByApiCountry(country)?.language ?? "en")}
      country={country}
      id={id}
      onClose={close}
      {...panelSteps(open, id, onOpen)}
      onInUse={() => void refresh()}
      lineOf={kindText}
      helpOf={({ slug }) => slugHelp(row, slug)}
      deleteLock={deleteLock(row?.travels ?? 0, (ownPage?.pageId ?? null) !== null)}
      {...(isAdmin && {
        history: ({ id: entityId }) => (
          <RecordHistory country={country} entity="destination" entityId={entityId} />
        ),
      })}
    >
      {(record, { isOffered }) => (
        <>
          {record && row?.isOffered && !isOffered && (
            <Note kind="information" title="“Where” no longer offers it.">
              Links and searches by its address go on as before.
            </Note>
          )}
          {owner && (
            <OwnPageSection
              country={country}
              owner={owner}
              about="Blocks that stand below its search and, for a continent, below its page: a letter, a film, more pictures."
            />
          )}
          {record && (
            <p>
              Questions about its travels are{" "}
              <Link to={`/page-contents/faqs?category=destination&search=${record.name}`}>
                FAQs of destinations
              </Link>
              .
            </p>
          )}
        </>
      )}
    </RecordPanel>
  );
};

const Screen = ({ country, isAdmin, site }: DestinationsProps) => {
  const [, setQuery] = useSearchParams();
  const declaration = useMemo(() => destinationList({ country, site }), [country, site]);
  return (
    <ListScreen
      declaration={declaration}
      country={country}
      tabs={<ContentTabs country={country} current="destination" />}
      panel={(open) =>
        open.id !== null && (
          <DestinationPanel
            country={country}
            isAdmin={isAdmin}
            id={open.id}
            open={open}
            onOpen={(id) =>
              setQuery(
                (before) => {
                  const after = new URLSearchParams(before);
                  after.set("open", id);
                  return after;
                },
                {
                  preventScrollReset: true,
                },
              )
            }
          />
        )
      }
      panelWidth={470}
    />
  );
};

const isRecord = (content: string): boolean =>
  content === "new" || /^[0-9a-f-]{36}$/i.test(content);

/**
 * A path with a record opens the list with its panel, so that the list stays; one with a slug finds
 * it.
 */
const DestinationsScreen = (props: DestinationsProps) => {
  const { content } = useParams();
  if (content !== undefined) {
    const query = isRecord(content) ? `open=${content}` : `search=${content}`;
    return <Navigate replace to={`/page-contents/destination?${query}`} />;
  }
  return (
    <QueryProvider>
      <Screen {...props} />
    </QueryProvider>
  );
};

export default DestinationsScreen;
