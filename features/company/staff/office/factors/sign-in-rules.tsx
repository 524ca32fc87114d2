import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { DateField } from "#design/office/form/date-field.tsx";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { Note } from "#design/office/screen/note.tsx";
import { toast } from "#design/office/toast.ts";
import { ownSignInPath } from "#features/company/staff/contract.ts";
import { getSignInRules, saveSignInRules } from "#features/company/staff/second-factor/calls.ts";
import type { ListedRules, SignInRules } from "#features/company/staff/factors-contract.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { call } from "#platform/browser/call.ts";
import { type Role, roleLabels, roles } from "#platform/roles.ts";

type Days = SignInRules["requiredFrom"];

const hintOf = ({ accounts }: ListedRules, role: Role): string => {
  const { all, withFactor } = accounts[role];
  return `${withFactor} of ${all} ${all === 1 ? "has" : "have"} one.`;
};

type RulesFormProps = Readonly<{ country: string; rules: ListedRules; onClose: () => void }>;

const RulesForm = ({ country, rules, onClose }: RulesFormProps) => {
  const [days, setDays] = useState<Days>(rules.requiredFrom);
  const [error, setError] = useState<Readonly<{ text: string; isOwnMissing: boolean }>>();
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      await call(saveSignInRules, { country }, { body: { requiredFrom: days } });
      toast.success("The rules of the sign-in are saved.");
      onClose();
    } catch (failure) {
      const isOwnMissing = failure instanceof ApiError && failure.status === 409;
      setError({ text: reasonOf(failure), isOwnMissing });
      setBusy(false);
    }
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <p>A role with a day needs a second factor from that day on, in all countries.</p>
      {roles.toReversed().map((role) => (
        <DateField
          key={role}
          id={`required-${role}`}
          label={roleLabels[role]}
          value={days[role] ?? ""}
          hint={hintOf(rules, role)}
          onChange={(day) => setDays({ ...days, [role]: day === "" ? null : day })}
        />
      ))}
      <Note kind="information" title="What will happen">
        From the day on it is asked at the sign-in. Who has none is signed out and sets it up there,
        before anything else opens.
      </Note>
      {error && (
        <Note kind="refusal" title={error.text}>
          {error.isOwnMissing && <a href={ownSignInPath}>Set up your own</a>}
        </Note>
      )}
      <footer>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={isBusy}>
          Save
        </Button>
      </footer>
    </form>
  );
};

const RulesDialog = ({ country, onClose }: Omit<RulesFormProps, "rules">) => {
  const { data: rules, error } = useQuery({
    queryKey: ["sign-in-rules"],
    queryFn: () => call(getSignInRules, { country }),
    retry: false,
    gcTime: 0,
  });
  return (
    <OfficeDialog title="Second factor" onClose={onClose}>
      {error && <Note kind="refusal" title={reasonOf(error)} />}
      {rules && <RulesForm country={country} rules={rules} onClose={onClose} />}
    </OfficeDialog>
  );
};

export const SignInRulesButton = ({ country }: { country: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="default" onClick={() => setOpen(true)}>
        Second factor …
      </Button>
      {isOpen && <RulesDialog country={country} onClose={() => setOpen(false)} />}
    </>
  );
};
