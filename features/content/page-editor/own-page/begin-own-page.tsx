import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { EmptyState, ScreenState } from "#design/office/screen/screen-state.tsx";
import { TravelFrame } from "#features/catalogue/travels/pickers/travel-frame.tsx";
import { getTravel } from "#features/catalogue/travels/save/calls.ts";
import { call } from "#platform/browser/call.ts";
import { type OwnPageToBegin, useBeginOwnPage } from "./use-begin-own-page.ts";

/** Before a travel has a page of its own: what that is, and how to begin. */
export const BeginOwnPage = (props: OwnPageToBegin) => {
  const { country, owner } = props;
  const begin = useBeginOwnPage(props);
  const { data, error, refetch } = useQuery({
    queryKey: ["travel of own page", country, owner.id],
    queryFn: () => call(getTravel, { country, id: owner.id }),
    retry: false,
  });
  return (
    <ScreenState
      what="the travel"
      isLoading={!data && !error}
      error={error}
      onRetry={() => void refetch()}
    >
      {data && (
        <TravelFrame screen="Own page" travel={data} current="own-page">
          <EmptyState
            title="No own page yet"
            text="Blocks that this travel alone shows, below its story and on the pages of its departures: a letter, a film, more pictures."
          >
            <Button loading={begin.isPending} onClick={() => begin.mutate()}>
              Begin the own page
            </Button>
          </EmptyState>
        </TravelFrame>
      )}
    </ScreenState>
  );
};
