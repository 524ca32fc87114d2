import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router";
import { EmptyState } from "#design/office/screen/screen-state.tsx";
import { toast } from "#design/office/toast.ts";
import type { Owner, PageOwner } from "#features/pages/contract.ts";
import { newPage } from "#features/pages/page-defaults.ts";
import { pageApi } from "../page-api.ts";
import { leavePathOf } from "./leave-path.ts";

export type BeginOwnPageProps = Readonly<{
  country: string;
  owner: PageOwner;
  name: Owner["name"];
  onBegun: () => void;
}>;

/** Before a travel has a page of its own: what that is, and how to begin. */
export const BeginOwnPage = ({ country, owner, name, onBegun }: BeginOwnPageProps) => {
  const begin = useMutation({
    mutationFn: () => pageApi(country).create({ ...newPage(crypto.randomUUID()), name, owner }, {}),
    onSuccess: onBegun,
    onError: (error) => toast.error(error.message),
  });
  const back = leavePathOf(owner);
  return (
    <div className="begin-own-page">
      <Link to={back.to} className="back">
        ← {name}
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
