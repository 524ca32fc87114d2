import { Button, NativeSelect } from "@mantine/core";
import { useEffect, useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { TextField } from "#design/office/form/text-field.tsx";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { toast } from "#design/office/toast.ts";
import type { SettingName } from "#features/company/settings/contract.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { callVersioned } from "#platform/browser/call.ts";
import { getSetting, saveSetting } from "../calls.ts";

/** A setting that is one text in a form, perhaps with a choice beside it. */
export type TextSetting = Readonly<{
  name: SettingName;
  title: string;
  label: string;
  hint: string;
  isLong: boolean;
  toText: (value: object) => string;
  choice?: Readonly<{
    label: string;
    choices: readonly Readonly<{ value: string; label: string }>[];
    read: (value: object) => string;
  }>;
  /** @param chosen empty for a setting without a choice */
  toValue: (text: string, chosen: string) => object;
  saved: string;
}>;

export type SettingDialogProps = Readonly<{
  country: string;
  setting: TextSetting;
  onClose: () => void;
}>;

/** A small setting where it is used, for administrators. */
const SettingDialog = ({ country, setting, onClose }: SettingDialogProps) => {
  const { name, title, label, hint, isLong, toText, choice, toValue, saved } = setting;
  const [text, setText] = useState<string | null>(null);
  const [chosen, setChosen] = useState("");
  const [version, setVersion] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  useEffect(() => {
    callVersioned(getSetting, { country, name }).then(
      ({ body, version: read }) => {
        setText(toText(body.value));
        setChosen(choice?.read(body.value) ?? "");
        setVersion(read);
      },
      (reason: unknown) => setError(reasonOf(reason)),
    );
  }, [country, name, toText, choice]);
  const save = async () => {
    setBusy(true);
    try {
      await callVersioned(
        saveSetting,
        { country, name },
        { body: { value: toValue(text ?? "", chosen) }, ifMatch: version },
      );
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
        {choice && (
          <NativeSelect
            mt="md"
            label={choice.label}
            data={choice.choices.map((each) => ({ ...each }))}
            value={chosen}
            onChange={(event) => setChosen(event.currentTarget.value)}
          />
        )}
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
