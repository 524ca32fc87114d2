import { Button, Group, Modal, Text } from "@mantine/core";
import type { ConflictKey } from "#features/redirects/contract.ts";
import type { Asked } from "./use-page-editor.ts";

/** The forced choice, in the words of what it does. */
const consequences: Readonly<Record<ConflictKey, string>> = {
  ENABLED_REDIRECT_EXISTS: "Save, and disable the redirect",
  DISABLED_REDIRECT_MISSING: "Save without a redirect",
  REDIRECT_MISSING: "Delete without a redirect",
  NEW_SLUG_REDIRECT_EXISTS: "Save, and delete the redirect",
  OLD_NEW_SLUG_REDIRECT_MISSING: "Save, and create the redirect",
};

export type ConflictDialogProps = Readonly<{
  asked: Asked;
  onConfirm: () => void;
  onClose: () => void;
}>;

/** What visitors would meet, and what to do about it: the safe choice comes first and has the focus. */
export const ConflictDialog = ({ asked, onConfirm, onClose }: ConflictDialogProps) => {
  const { message, redirect, key } = asked.refusal;
  return (
    <Modal
      opened
      onClose={onClose}
      title="Redirect conflict"
      closeButtonProps={{ "aria-label": "Close" }}
    >
      <Text mb="md">{message}</Text>
      {redirect && (
        <Text mb="md" ff="monospace">
          {`${redirect.from} → ${redirect.to ?? "410"}`}
        </Text>
      )}
      <Group>
        <Button data-autofocus onClick={onClose}>
          Go back
        </Button>
        <Button variant="default" onClick={onConfirm}>
          {key ? consequences[key] : "Go on"}
        </Button>
      </Group>
    </Modal>
  );
};

export type SureDialogProps = Readonly<{
  title: string;
  text: string;
  stay: string;
  go: string;
  onGo: () => void;
  onStay: () => void;
}>;

/** Asks once more before something is lost. */
export const SureDialog = ({ title, text, stay, go, onGo, onStay }: SureDialogProps) => (
  <Modal opened onClose={onStay} title={title} closeButtonProps={{ "aria-label": "Close" }}>
    <Text mb="md">{text}</Text>
    <Group>
      <Button data-autofocus onClick={onStay}>
        {stay}
      </Button>
      <Button variant="default" onClick={onGo}>
        {go}
      </Button>
    </Group>
  </Modal>
);
