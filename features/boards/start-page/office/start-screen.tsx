import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { useAccount } from "#design/office/account.ts";
import { Icon } from "#design/office/icons.tsx";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { toast } from "#design/office/toast.ts";
import type { Board } from "#features/records/board/board-contract.ts";
import { NewDepartureButton } from "#features/catalogue/tours/pickers/departures/new-departure-button.tsx";
import { getHome } from "#features/records/board/calls.ts";
import { dayAt } from "#markets/format.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import { postTo } from "#platform/browser/call-api.ts";
import { call } from "#platform/browser/call.ts";
import { unsavedDrafts } from "#platform/browser/journal/drafts.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import type { Role } from "#platform/roles.ts";
import { BoardShapes } from "./board/board-shapes.tsx";
import { HomeBoard } from "./board/home-board.tsx";
import { greeting, titleDay, waitingWords } from "./board/board-words.ts";

type Visit = Readonly<{ country: string; role: Role }>;

type StartScreenProps = Readonly<{
  country: string;
  userName: string;
  visit: Visit;
  /** Screens that the menu does not have. */
  hiddenEntries: readonly Readonly<{ path: string; label: string }>[];
}>;

const renewalMs = 60_000;

/** What a role makes most often; an administrator comes to look. */
const NewButton = ({ country, role }: Visit) => {
  if (role === "super-editor") return <NewDepartureButton country={country} />;
  if (role === "admin") return null;
  return (
    <Button component={Link} to="/custompages/new" leftSection={<Icon name="plus" />}>
      New page
    </Button>
  );
};

/** The room that the count takes is there before it, so that nothing moves when it comes. */
const Waiting = ({ board }: { board: Board | undefined }) =>
  board ? (
    waitingWords(board)
  ) : (
    <span className="board-waiting" aria-hidden="true">
      {waitingWords({ waiting: 40, dueToday: 10 })}
    </span>
  );

const Top = ({ board, userName, visit }: StartScreenProps & { board: Board | undefined }) => {
  const [openedAt] = useState(() => new Date());
  const market = marketByApiCountry(visit.country);
  const day = titleDay(board?.today ?? (market ? dayAt(openedAt, market) : ""));
  const isGreeted = visit.role === "editor";
  const place = `${isGreeted ? `${day} · ` : ""}${market?.label ?? ""} · `;
  return (
    <ScreenTop
      title={isGreeted ? greeting(openedAt, userName, market) : day}
      count={
        <>
          {place}
          <Waiting board={board} />
        </>
      }
      main={<NewButton {...visit} />}
    />
  );
};

/** The board, and what this device keeps unsaved of whose board has a card of it. */
const loadHome = async (country: string, account: string, hasDrafts: boolean) => {
  const [board, found] = await Promise.all([
    call(getHome, { country }),
    // A browser that keeps nothing has no drafts.
    hasDrafts ? unsavedDrafts(`${country}/`, account).catch(() => []) : [],
  ]);
  return { board, drafts: { found, readAt: Date.now() } };
};

const Screen = (props: StartScreenProps) => {
  const { country, visit, hiddenEntries } = props;
  const account = useAccount();
  const hasDrafts = visit.role === "editor";
  const { data, error, refetch } = useQuery({
    queryKey: ["home", country, account],
    queryFn: () => loadHome(country, account, hasDrafts),
    refetchInterval: renewalMs,
    retry: false,
  });
  const repeat = async (path: string) => {
    try {
      await postTo(`${country}/${path}`);
      toast.success("It is tried again.");
    } catch (failure) {
      toast.error(failure instanceof Error ? failure.message : "This did not work.");
    }
    await refetch();
  };
  return (
    <>
      <Top {...props} board={data?.board} />
      <ScreenState
        what="what needs you today"
        isLoading={!data && !error}
        error={data ? null : error}
        onRetry={() => void refetch()}
        shapes={<BoardShapes hasStrip={visit.role !== "editor"} />}
      >
        {data && (
          <HomeBoard
            {...data}
            country={country}
            onRepeat={(path) => void repeat(path)}
            onChanged={refetch}
            elsewhere={hiddenEntries}
          />
        )}
      </ScreenState>
    </>
  );
};

const StartScreen = (props: StartScreenProps) => (
  <QueryProvider>
    <Screen {...props} />
  </QueryProvider>
);

export default StartScreen;
