import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { toast } from "#design/office/toast.ts";
import { renewSession } from "#features/records/staff-accounts/calls.ts";
import { call } from "#platform/browser/call.ts";
import { setSeenAs } from "#platform/browser/session/seen-as.ts";
import type { Role } from "#platform/roles.ts";
import { Facts } from "./cards.tsx";
import { type OwnSession, sessionFacts } from "./session-facts.ts";

type SessionCardProps = Readonly<{
  session: OwnSession;
  /** Reads the session, with which the provider is asked. */
  onRenewed: () => Promise<unknown>;
}>;

const lowerRoles = [
  ["super-editor", "See as super editor"],
  ["editor", "See as editor"],
] as const satisfies readonly (readonly [Role, string])[];

/** The page is loaded anew, so that nothing stays that the role may not see. */
const seeAs = (role: Role): void => {
  setSeenAs(role);
  window.location.assign("/");
};

/** Who is signed in, the provider asked at once, and the office as other roles see it. */
export const SessionCard = ({ session, onRenewed }: SessionCardProps) => {
  const renewal = useMutation({
    mutationFn: async () => {
      await call(renewSession, {});
      await onRenewed();
    },
    onSuccess: () => toast.success("The provider says that the account is good."),
    onError: (error) => toast.error(error.message),
  });
  return (
    <Facts title="Your session" facts={sessionFacts(session)}>
      <Button
        size="compact-md"
        variant="default"
        loading={renewal.isPending}
        onClick={() => renewal.mutate()}
      >
        Renew now
      </Button>
      {lowerRoles.map(([role, label]) => (
        <Button key={role} size="compact-md" variant="default" onClick={() => seeAs(role)}>
          {label}
        </Button>
      ))}
    </Facts>
  );
};
