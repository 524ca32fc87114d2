import { Button, TextInput } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { formatRelative } from "#design/office/dates/format-moment.ts";
import { toast } from "#design/office/toast.ts";
import {
  getStaffSecondFactor,
  resetStaffSecondFactor,
} from "#features/company/staff/second-factor/calls.ts";
import type { AccountFactor as Factor } from "#features/company/staff/factors-contract.ts";
import { call } from "#platform/browser/call.ts";

type AccountFactorProps = Readonly<{ country: string; id: string; name: string }>;

type ResetDialogProps = AccountFactorProps & Readonly<{ onClose: () => void; onDone: () => void }>;

const ResetDialog = ({ country, id, name, onClose, onDone }: ResetDialogProps) => {
  const [reason, setReason] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const reset = async () => {
    if (reason.trim() === "") return setError("Say why.");
    setBusy(true);
    try {
      await call(resetStaffSecondFactor, { country, id }, { body: { reason } });
      toast.success(`The second factor of ${name} is taken away.`);
      onDone();
    } catch (failure) {
      setError(reasonOf(failure));
      setBusy(false);
    }
  };
  return (
    <OfficeDialog title={`Second factor of ${name}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void reset();
        }}
      >
        <TextInput
          label="Reason"
          description="The audit keeps it. App, recovery codes and passkeys go. The account is signed out everywhere and gets a mail; then the password alone lets in, unless its role needs a second factor."
          data-autofocus
          maxLength={300}
          value={reason}
          error={error}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <footer>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" color="red" loading={isBusy}>
            Take it away
          </Button>
        </footer>
      </form>
    </OfficeDialog>
  );
};

const appText = ({ since, recoveryCodes }: Factor, now: number): string =>
  since === null
    ? "No authenticator app."
    : `Authenticator app, set up ${formatRelative(since, now)}; ${recoveryCodes} recovery ${recoveryCodes === 1 ? "code" : "codes"} left.`;

const passkeysText = ({ passkeys }: Factor): string =>
  passkeys === 0 ? "No passkeys." : `${passkeys} ${passkeys === 1 ? "passkey" : "passkeys"}.`;

/** The second factor of an account, which an administrator can take away. */
export const AccountFactor = (props: AccountFactorProps) => {
  const { country, id } = props;
  const { data: factor, refetch } = useQuery({
    queryKey: ["staff-second-factor", id],
    queryFn: () => call(getStaffSecondFactor, { country, id }),
    retry: false,
  });
  const [isAsking, setAsking] = useState(false);
  const [now] = useState(() => Date.now());
  if (!factor) return null;
  return (
    <>
      <p>{`${appText(factor, now)} ${passkeysText(factor)}`}</p>
      {(factor.since !== null || factor.passkeys > 0) && (
        <div className="account-access-tools">
          <Button variant="default" onClick={() => setAsking(true)}>
            Take the second factor away …
          </Button>
        </div>
      )}
      {isAsking && (
        <ResetDialog
          {...props}
          onClose={() => setAsking(false)}
          onDone={() => {
            setAsking(false);
            void refetch();
          }}
        />
      )}
    </>
  );
};
