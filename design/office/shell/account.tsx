import { useMantineColorScheme } from "@mantine/core";
import { useState } from "react";
import { useOpenPalette } from "#design/office/palette/commands.tsx";
import { useSingleKeys } from "#design/office/palette/single-keys.ts";
import { RadioGroup } from "#design/office/form/radio-group.tsx";
import { SeenAsNote } from "./seen-as-note.tsx";
import type { ColourScheme } from "../theme/colour-scheme.ts";

type Person = Readonly<{
  name: string;
  email: string;
  roleLabel: string;
  /** URL; null where the identity provider sends none. */
  picture: string | null;
}>;

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? "")
    .join("")
    .toUpperCase();
};

const ColourSchemePicker = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <RadioGroup
      label="Colours"
      choices={[
        { value: "light", label: "Light" },
        { value: "dark", label: "Dark" },
        { value: "auto", label: "System" },
      ]}
      value={colorScheme}
      onChange={(chosen) => setColorScheme(chosen as ColourScheme)}
    />
  );
};

const SingleKeysSwitch = ({ account }: { account: string }) => {
  const [isOn, setOn] = useSingleKeys(account);
  return (
    <RadioGroup
      label="Keys of one letter"
      choices={[
        { value: "on", label: "On" },
        { value: "off", label: "Off" },
      ]}
      value={isOn ? "on" : "off"}
      onChange={(chosen) => setOn(chosen === "on")}
    />
  );
};

/**
 * The account's picture; the initials of its name where it has none or the picture fails to load.
 */
const AccountPicture = ({ me: { picture, name } }: { me: Person }) => {
  const [isBroken, setIsBroken] = useState(false);
  return (
    <span className="account-picture" aria-hidden="true">
      {picture === null || isBroken ? (
        initialsOf(name)
      ) : (
        <img src={picture} alt="" referrerPolicy="no-referrer" onError={() => setIsBroken(true)} />
      )}
    </span>
  );
};

export type AccountProps = Readonly<{
  me: Person;
  /** Where the person changes how they sign in; null where another provider keeps that. */
  signInPath: string | null;
}>;

export const Account = ({ me, signInPath }: AccountProps) => {
  const openPalette = useOpenPalette();
  return (
    <div className="account-foot">
      <SeenAsNote roleLabel={me.roleLabel} />
      <button type="button" className="account" popoverTarget="account">
        <AccountPicture me={me} />
        <span className="account-text">
          <strong>{me.name}</strong>
          <span>{me.roleLabel}</span>
          <span>Content team</span>
        </span>
      </button>
      <form method="post" action="/logout" className="account-out">
        <button type="submit" className="plain-button">
          Sign out
        </button>
      </form>
      <div popover="auto" id="account" className="account-panel" role="group" aria-label="Account">
        <p>{me.email}</p>
        <ColourSchemePicker />
        <SingleKeysSwitch account={me.email} />
        {signInPath !== null && (
          <a className="plain-button" href={signInPath}>
            Sign-in
          </a>
        )}
        <button
          type="button"
          className="plain-button"
          popoverTarget="account"
          popoverTargetAction="hide"
          onClick={() => openPalette("keys")}
        >
          Keys
        </button>
      </div>
    </div>
  );
};
