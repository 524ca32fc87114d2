import { Button } from "@mantine/core";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { OfficeDialog } from "#design/office/dialogs/office-dialog.tsx";
import { TextField } from "#design/office/form/text-field.tsx";
import type { TemplateKind } from "#features/content/pages/contract.ts";
import { newPage } from "#features/content/pages/page-defaults.ts";
import { pageApi } from "../page-api.ts";

type NameDialogProps = Readonly<{
  country: string;
  kind: TemplateKind;
  onMade: (id: string) => void;
  onClose: () => void;
}>;

const texts = {
  template: {
    title: "New template",
    about: "A page without a slug. “New page” begins with its blocks; visitors never meet it.",
  },
  "block-list": {
    title: "New list",
    about: "Blocks in an order. “Add a block” adds them to a page all together.",
  },
} as const;

/** Asks what a template or a list is called, and makes it. */
export const NameDialog = ({ country, kind, onMade, onClose }: NameDialogProps) => {
  const [name, setName] = useState("");
  const make = useMutation({
    mutationFn: () =>
      pageApi(country).create({ ...newPage(crypto.randomUUID()), name, owner: { kind } }, {}),
    onSuccess: ({ id }) => onMade(id),
  });
  const { title, about } = texts[kind];
  return (
    <OfficeDialog title={title} onClose={onClose}>
      <form
        className="template-name"
        onSubmit={(event) => {
          event.preventDefault();
          if (!make.isPending) make.mutate();
        }}
      >
        <p>{about}</p>
        <TextField
          id="template-name"
          label="Name"
          value={name}
          maxLength={200}
          error={make.error?.message}
          onChange={setName}
        />
        <footer>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={make.isPending}>
            Create
          </Button>
        </footer>
      </form>
    </OfficeDialog>
  );
};
