import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { accountList } from "./accounts/account-list.tsx";
import { AccountPanel } from "./accounts/account-panel.tsx";
import { SignInRulesButton } from "./factors/sign-in-rules.tsx";

type StaffScreenProps = Readonly<{ country: string }>;

/** The accounts of staff, which this installation keeps itself. */
const StaffScreen = ({ country }: StaffScreenProps) => {
  const [, setQuery] = useSearchParams();
  const openAccount = useCallback(
    (id: string) =>
      setQuery((before) => {
        const next = new URLSearchParams(before);
        next.set("open", id);
        return next;
      }),
    [setQuery],
  );
  return (
    <ListScreen
      declaration={accountList}
      country={country}
      actions={<SignInRulesButton country={country} />}
      panel={(open) =>
        open.id !== null && (
          <AccountPanel
            key={open.id}
            country={country}
            id={open.id}
            open={open}
            onCreated={openAccount}
          />
        )
      }
    />
  );
};

export default StaffScreen;
