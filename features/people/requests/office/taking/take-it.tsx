import { Button } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { useParams } from "react-router";
import { focusedRowId } from "#design/office/list/table/row-focus.ts";
import type { Command } from "#design/office/palette/command.ts";
import { useCommands } from "#design/office/palette/commands.tsx";
import { toast } from "#design/office/toast.ts";
import { call } from "#platform/browser/call.ts";
import { handOnRequest } from "#features/people/requests/desk/calls.ts";

/** Takes a request for whoever presses, and reads what shows it again. */
const useTake = (country: string, account: string) => {
  const client = useQueryClient();
  return useMemo(
    () => async (id: string) => {
      try {
        const body = { email: account };
        await call(handOnRequest, { country, id }, { body, ifMatch: null });
        toast.success("It is yours now.");
      } catch (error) {
        toast.error(error instanceof Error ? error.message : "This did not work.");
      }
      await client.invalidateQueries();
    },
    [client, country, account],
  );
};

type TakeItProps = Readonly<{ country: string; account: string; id: string; name: string }>;

/** In the row of a request that nobody has. */
export const TakeIt = ({ country, account, id, name }: TakeItProps) => {
  const take = useTake(country, account);
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={`Take it: ${name}`}
      onClick={() => void take(id)}
    >
      Take it
    </Button>
  );
};

type TakeKeyProps = Readonly<{ country: string; account: string }>;

/**
 * `T` takes the request of the row that has the focus, or else the one that is open. It draws
 * nothing, and stands within the list, whose queries it renews.
 */
export const TakeKey = ({ country, account }: TakeKeyProps) => {
  const { id: openId } = useParams();
  const take = useTake(country, account);
  const commands = useMemo<readonly Command[]>(() => {
    const asked = () => focusedRowId() ?? openId;
    return [
      {
        id: "request-take",
        label: "Take the request",
        group: "List",
        keys: "t",
        disabledReason: () => (asked() ? undefined : "Go to a row first, with J and K."),
        run: () => void take(asked() ?? ""),
      },
    ];
  }, [openId, take]);
  useCommands(commands);
  return null;
};
