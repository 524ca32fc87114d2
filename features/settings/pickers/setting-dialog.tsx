import { Button } from "@mantine/core";
import { useEffect, useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { TextField } from "#design/office/form/text-field.tsx";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { toast } from "#design/office/toast.ts";
import type { SettingName } from "#features/settings/contract.ts";
import { ApiError, callVersioned, ifMatch } from "#platform/browser/call-api.ts";

/** A setting that is one text in a form. */
export type TextSetting = Readonly<{
  name: SettingName;
  title: string;
  label: string;
  hint: string;
  isLong: boolean;
  toText: (value: object) => string;
  toValue: (text: string) => object;
  saved: string;
}>;

type Answer = Readonly<{ value: object }>;

export type SettingDialogProps = Readonly<{
  country: string;
  setting: TextSetting;
  onClose: () => void;
}>;

/** A small setting where it is used, for administrators. */
const SettingDialog = ({ country, setting, onClose }: SettingDialogProps) => {
  const { name, title, label, hint, isLong, toText, toValue, saved } = setting;
  const path = `${country}/settings/${name}`;
  const [text, setText] = useState<string | null>(null);
  const [version, setVersion] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    callVersioned<Answer>("GET", path).then(
      ({ body, version: read }) => {
        setText(toText(body.value));
        setVersion(read);
      },
      (reason: unknown) => setError(reasonOf(reason)),
    );
  }, [path, toText]);
  const save = async () => {
    setBusy(true);
    try {
      await callVersioned("PUT", path, { value: toValue(text ?? "") }, ifMatch(version));
      toast.success(saved);
      onClose();
    } catch (reason) {
      const [first] = reason instanceof ApiError ? reason.errors : [];
      setError(first?.message ?? reasonOf(reason));
      setBusy(false);
    }
  };
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <TextField
          id={`setting-${name}`}
          label={label}
          hint={hint}
          value={text ?? ""}
          error={error}
          isLong={isLong}
          onChange={(typed) => {
            setText(typed);
            setError(undefined);
          }}
        />
        <footer>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={isBusy} disabled={text === null}>
            Save
          </Button>
        </footer>
      </form>
    </OfficeDialog>
  );
};

export default SettingDialog;
