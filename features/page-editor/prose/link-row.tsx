import { useState } from "react";
import { Button } from "@mantine/core";
import { isLink } from "#platform/address.ts";
import { TextField } from "#design/office/form/text-field.tsx";

export type LinkRowProps = Readonly<{
  /** Empty for a new link. */
  address: string;
  /** Null removes the link. */
  onSet: (address: string | null) => void;
  onClose: () => void;
}>;

export const LinkRow = ({ address, onSet, onClose }: LinkRowProps) => {
  const [typed, setTyped] = useState(address);
  const isAllowed = isLink(typed.trim());
  const pressKey = (event: React.KeyboardEvent) => {
    if (event.key === "Escape") onClose();
    else if (event.key === "Enter" && isAllowed) onSet(typed.trim());
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className="prose-link-row" role="presentation" onKeyDown={pressKey}>
      <TextField
        id="prose-link"
        label="Address of the link"
        value={typed}
        hint="A path of this site, or https://…"
        onChange={setTyped}
      />
      <Button
        variant="default"
        aria-disabled={!isAllowed}
        onClick={() => isAllowed && onSet(typed.trim())}
      >
        Set link
      </Button>
      {address !== "" && (
        <Button variant="subtle" onClick={() => onSet(null)}>
          Remove link
        </Button>
      )}
    </div>
  );
};
