import "./account-access.css";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { getStaffAccount, inviteStaffAccount } from "#features/company/staff/accounts/calls.ts";
import { call } from "#platform/browser/call.ts";
import { formatRelative } from "#design/office/dates/format-moment.ts";
import { Icon } from "#design/office/icons.tsx";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { Note } from "#design/office/screen/note.tsx";
import { toast } from "#design/office/toast.ts";
import type { Invitation, StaffAccount } from "#features/company/staff/accounts-contract.ts";
import { AccountFactor } from "../factors/account-factor.tsx";
import { PasswordDialog } from "./password-dialog.tsx";

/** What the account's owner gets: the link stands here until the panel is closed. */
const InvitationLink = ({ invitation }: { invitation: Invitation }) => {
  const { isMailed } = invitation;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(invitation.link);
      toast.success("Link copied.");
    } catch {
      toast.error("The browser does not let us copy. Select the link and copy it.");
    }
  };
  return (
    <div className="account-link">
      <label htmlFor="invitation-link">Link to set the password</label>
      <div>
        <input
          id="invitation-link"
          readOnly
          value={invitation.link}
          onFocus={(event) => event.currentTarget.select()}
        />
        <Button variant="default" leftSection={<Icon name="copy" />} onClick={() => void copy()}>
          Copy
        </Button>
      </div>
      <p>
        {`${isMailed ? "It was mailed to the account as well. " : ""}Good once, for three days. Hand it to nobody else: whoever opens it owns the account.`}
      </p>
    </div>
  );
};

const PasswordState = ({ account }: { account: StaffAccount }) => {
  const { state, passwordSetAt, invitedUntil } = account;
  const [now] = useState(() => Date.now());
  const isInvited = invitedUntil !== null && Date.parse(invitedUntil) > now;
  if (state === "closed")
    return <Note kind="information" icon="lock" title="Closed: nobody signs in with it." />;
  if (passwordSetAt === null)
    return (
      <Note kind="warning" title={isInvited ? "Invited, no password yet." : "No password yet."}>
        {isInvited
          ? "The link is good for three days."
          : "Invite its owner, or set a first password."}
      </Note>
    );
  return <p>{`The password was set ${formatRelative(passwordSetAt, now)}.`}</p>;
};

export type AccountAccessProps = Readonly<{
  country: string;
  id: string;
  /** As it was saved last. */
  isClosed: boolean;
  onChanged: () => void;
}>;

/** How somebody gets into an account: by a link, or by a password that an administrator sets. */
export const AccountAccess = ({ country, id, isClosed, onChanged }: AccountAccessProps) => {
  const { data: account, refetch } = useQuery({
    queryKey: ["staff-account", id, isClosed],
    queryFn: () => call(getStaffAccount, { country, id }),
    retry: false,
  });
  const [invitation, setInvitation] = useState<Invitation | null>(null);
  const [isSetting, setSetting] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const reload = () => {
    void refetch();
    onChanged();
  };
  const invite = async () => {
    setBusy(true);
    try {
      setInvitation(await call(inviteStaffAccount, { country, id }));
      reload();
    } catch (error) {
      toast.error(reasonOf(error));
    }
    setBusy(false);
  };
  if (!account) return null;
  const hasPassword = account.passwordSetAt !== null;
  return (
    <section className="account-access" aria-label="Sign-in">
      <h3>Sign-in</h3>
      <PasswordState account={account} />
      {account.state !== "closed" && (
        <div className="account-access-tools">
          <Button variant="default" loading={isBusy} onClick={() => void invite()}>
            {hasPassword ? "Link for a new password" : "Invite"}
          </Button>
          <Button variant="default" onClick={() => setSetting(true)}>
            {hasPassword ? "Set a new password …" : "Set a first password …"}
          </Button>
        </div>
      )}
      {invitation && <InvitationLink invitation={invitation} />}
      <AccountFactor country={country} id={id} name={account.name} />
      {isSetting && (
        <PasswordDialog
          name={account.name}
          country={country}
          id={id}
          onClose={() => setSetting(false)}
          onDone={() => {
            setSetting(false);
            setInvitation(null);
            reload();
          }}
        />
      )}
    </section>
  );
};
