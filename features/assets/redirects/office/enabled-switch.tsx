import { Switch } from "@mantine/core";
import { useState } from "react";

type EnabledSwitchProps = Readonly<{
  from: string;
  isEnabled: boolean;
  /** Never throws. */
  onSwitch: (isEnabled: boolean) => Promise<void>;
}>;

/** Shows the new state at once, and the stored one again when the call has ended. */
export const EnabledSwitch = ({ from, isEnabled, onSwitch }: EnabledSwitchProps) => {
  const [pending, setPending] = useState<boolean | null>(null);
  const change = async (next: boolean) => {
    setPending(next);
    await onSwitch(next);
    setPending(null);
  };
  return (
    <Switch
      aria-label={`${from} is on`}
      color="spruce"
      checked={pending ?? isEnabled}
      disabled={pending !== null}
      onChange={(event) => void change(event.currentTarget.checked)}
    />
  );
};
