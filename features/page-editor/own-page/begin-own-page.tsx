import { Button } from "@mantine/core";
import { Link } from "react-router";
import { EmptyState } from "#design/office/screen/screen-state.tsx";
import { leavePathOf } from "./leave-path.ts";
import { type OwnPageToBegin, useBeginOwnPage } from "./use-begin-own-page.ts";

/** Before a travel has a page of its own: what that is, and how to begin. */
export const BeginOwnPage = (props: OwnPageToBegin) => {
  const begin = useBeginOwnPage(props);
  const back = leavePathOf(props.owner);
  return (
    <div className="begin-own-page">
      <Link to={back.to} className="back">
        ← {props.name}
      </Link>
      <EmptyState
        title="No own page yet"
        text="Blocks that this travel alone shows, below its story and on the pages of its departures: a letter, a film, more pictures."
      >
        <Button loading={begin.isPending} onClick={() => begin.mutate()}>
          Begin the own page
        </Button>
      </EmptyState>
    </div>
  );
};
