import { Button, TextInput } from "@mantine/core";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { toast } from "#design/office/toast.ts";
import { newPasswordSchema } from "#features/company/staff/accounts-contract.ts";
import { setStaffPassword } from "#features/company/staff/accounts/calls.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { call } from "#platform/browser/call.ts";

export type PasswordDialogProps = Readonly<{
  /** Of the account. */
  name: string;
  country: string;
  id: string;
  onClose: () => void;
  onDone: () => void;
}>;

export const PasswordDialog = (props: PasswordDialogProps) => {
  const { name, country, id, onClose, onDone } = props;
  const [password, setPassword] = useState("");
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    const checked = newPasswordSchema.safeParse({ password });
    if (!checked.success) return setError(checked.error.issues[0]?.message);
    setBusy(true);
    try {
      await call(setStaffPassword, { country, id }, { body: checked.data });
      toast.success(`The password of ${name} is set.`);
      onDone();
    } catch (reason) {
      const [first] = reason instanceof ApiError ? reason.errors : [];
      setError(first?.message ?? reasonOf(reason));
      setBusy(false);
    }
  };
  return (
    <OfficeDialog title={`Password of ${name}`} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextInput
          type="password"
          label="New password"
          description="At least 12 characters. It ends every session of the account."
          autoComplete="new-password"
          data-autofocus
          maxLength={128}
          value={password}
          error={error}
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <footer>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy}>
            Set the password
          </Button>
        </footer>
      </form>
    </OfficeDialog>
  );
};
