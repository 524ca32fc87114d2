import { Popover, SegmentedControl, useMantineColorScheme } from "@mantine/core";
import { useState } from "react";
import { useShowCommands } from "#features/pages/office/palette/commands.tsx";
import type { Me } from "./boot.ts";
import type { ColourScheme } from "./colour-scheme.ts";

const initialsOf = (name: string): string => {
  const words = name.split(/\s+/).filter(Boolean);
  return [words[0], words.length > 1 ? words.at(-1) : undefined]
    .map((word) => word?.[0] ?? "")
    .join("")
    .toUpperCase();
};

const Colours = () => {
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <div>
      <span className="field-label" id="colours">
        Colours
      </span>
      <SegmentedControl
        aria-labelledby="colours"
        fullWidth
        data={[
          { value: "light", label: "Light" },
          { value: "dark", label: "Dark" },
          { value: "auto", label: "System" },
        ]}
        value={colorScheme}
        onChange={(chosen) => setColorScheme(chosen as ColourScheme)}
      />
    </div>
  );
};

/** Who is signed in; opens to what belongs to a person: the colours, the keys, the way out. */
export const Account = ({ me }: { me: Me }) => {
  const [isOpen, setOpen] = useState(false);
  const show = useShowCommands();
  return (
    <Popover
      opened={isOpen}
      onChange={setOpen}
      position="top-start"
      width={252}
      trapFocus
      returnFocus
      shadow="md"
    >
      <Popover.Target>
        <button type="button" className="account" onClick={() => setOpen(!isOpen)}>
          <span className="account-picture" aria-hidden="true">
            {initialsOf(me.name)}
          </span>
          <span className="account-words">
            <strong>{me.name}</strong>
            <span>{me.roleLabel}</span>
            <span>Content team</span>
          </span>
        </button>
      </Popover.Target>
      <Popover.Dropdown className="account-panel" aria-label="Account">
        <p>{me.email}</p>
        <Colours />
        <button
          type="button"
          className="plain-button"
          onClick={() => {
            setOpen(false);
            show("keys");
          }}
        >
          Keys
        </button>
        <form method="post" action="/logout">
          <button type="submit" className="plain-button">
            Sign out
          </button>
        </form>
      </Popover.Dropdown>
    </Popover>
  );
};
