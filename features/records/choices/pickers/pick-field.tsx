import { Button, Group, Input, Text } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useId, useState } from "react";
import type { Choice } from "#platform/choices/choice.ts";
import { shorten } from "#platform/prose/short-quotes.ts";
import { ChoiceDescription } from "./choice-description.tsx";
import { findChoice } from "./choices.ts";
import { pickKinds, type PickKind } from "./picker-kinds.ts";
import styles from "./pickers.module.css";

const PickDialog = lazy(() => import("./pick-dialog.tsx"));

export type PickFieldProps = Readonly<{
  kind: PickKind;
  by?: "id" | "slug";
  country: string;
  /** DOM id of the button, which an error focuses. */
  id: string;
  label: string;
  value: string | null;
  isRequired: boolean;
  hint?: string | undefined;
  error: string | undefined;
  onChange: (value: string | null) => void;
}>;

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Looks up the chosen item; `missingText` says why no item was found. */
const useChosenItem = ({ country, kind, by = "id", value }: PickFieldProps) => {
  const canLookUp = value !== null && value !== "" && (by === "slug" || uuidPattern.test(value));
  const { data, error, refetch } = useQuery({
    queryKey: ["choice", country, kind, value],
    queryFn: () => findChoice(country, kind, value ?? ""),
    enabled: canLookUp,
    staleTime: 60_000,
    retry: false,
    networkMode: "always", // offline too, the error is shown instead of an endless wait
  });
  const { singular } = pickKinds[kind];
  const missingText = () => {
    if (!value) return `No ${singular} chosen.`;
    if (!canLookUp) return `This is no id of a ${singular}.`;
    if (error) return `The name of this ${singular} could not be read.`;
    if (data === undefined) return "Looking it up …";
    return by === "slug" ? `“${shorten(value)}” is no longer there.` : `This ${singular} is gone.`;
  };
  return {
    choice: data ?? null,
    statusText: data ? null : missingText(),
    retry: error ? refetch : null,
  };
};

/** Chooses a record in a dialog. Neither id nor slug is typed: people know the name alone. */
export const PickField = (props: PickFieldProps) => {
  const { kind, by = "id", country, id, label, value, isRequired, hint, error, onChange } = props;
  const [isOpen, setOpen] = useState(false);
  const statusId = useId();
  const { choice, statusText, retry } = useChosenItem(props);
  const descriptionIds = [statusId, hint && `${id}-description`, error && `${id}-error`]
    .filter(Boolean)
    .join(" ");
  const close = () => setOpen(false);
  const pick = (picked: Choice) => {
    close();
    onChange(by === "slug" ? picked.slug : picked.id);
  };
  return (
    <Input.Wrapper
      id={id}
      className={styles["field"] ?? ""}
      label={label}
      withAsterisk={isRequired}
      description={hint}
      error={error}
    >
      <div
        className={styles["chosen"]}
        data-empty={choice === null || undefined}
        data-wrong={error !== undefined || undefined}
      >
        <div className={styles["current"]} id={statusId} role="status">
          {choice ? (
            <ChoiceDescription choice={choice} kind={kind} />
          ) : (
            <Text c="dimmed">{statusText}</Text>
          )}
        </div>
        <Group gap="xs">
          {retry && (
            <Button variant="default" onClick={() => void retry()}>
              Try again
            </Button>
          )}
          <Button
            id={id}
            aria-describedby={descriptionIds}
            variant="default"
            aria-label={`${value ? "Replace" : `Choose a ${pickKinds[kind].singular} for`} ${label}`}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          >
            {value ? "Replace" : `Choose a ${pickKinds[kind].singular}`}
          </Button>
          {value && (
            <Button variant="subtle" aria-label={`Clear ${label}`} onClick={() => onChange(null)}>
              Clear
            </Button>
          )}
        </Group>
      </div>
      {isOpen && (
        <Suspense fallback={<span role="status" className="sr-only">{`Opening …`}</span>}>
          <PickDialog
            kind={kind}
            country={country}
            chosenId={choice?.id ?? null}
            onPick={pick}
            onClose={close}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  );
};
