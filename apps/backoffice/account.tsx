import { Popover, SegmentedControl, useMantineColorScheme } from "@mantine/core";
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
export const Account = ({ me, onKeys }: Readonly<{ me: Me; onKeys: () => void }>) => (
  <Popover position="top-start" width={252} trapFocus returnFocus shadow="md">
    <Popover.Target>
      <button type="button" className="account" aria-label={`Account of ${me.name}`}>
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
      <button type="button" className="plain-button" onClick={onKeys}>
        Keyboard shortcuts
      </button>
      <form method="post" action="/logout">
        <button type="submit" className="plain-button">
          Sign out
        </button>
      </form>
    </Popover.Dropdown>
  </Popover>
);
