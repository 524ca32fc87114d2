import { Button } from "@mantine/core";
import { useEffect, useRef } from "react";
import { TextField } from "#design/office/form/text-field.tsx";
import { marketByApiCountry } from "#markets/markets.ts";
import { pressedKey } from "#platform/browser/pressed-key.ts";
import { FocalField } from "./focal-field.tsx";
import { useDetails } from "./use-details.ts";
import styles from "./picture-details.module.css";

export type PictureDetailsProps = Readonly<{
  country: string;
  pictureId: string;
  /** DOM id of the field, from which the ids of its inputs are made. */
  id: string;
  label: string;
  /** Whether it opened by itself, after an upload. */
  takesFocus: boolean;
  onClose: () => void;
}>;

const errorsByPath = (errors: readonly { path: string; message: string }[]) =>
  new Map(errors.map(({ path, message }) => [path.split(".")[0], message]));

const statuses = { idle: "", saving: "Saving …", saved: "Saved", failed: "" };

type FootProps = Pick<PictureDetailsProps, "label"> &
  Readonly<{ saving: ReturnType<typeof useDetails>["saving"]; onDone: () => void }>;

const Foot = ({ saving, label, onDone }: FootProps) => (
  <div className={styles["foot"]}>
    <span role="status">{statuses[saving.state]}</span>
    {saving.state === "failed" && (
      <p role="alert" className={styles["problem"]}>
        {saving.message}
      </p>
    )}
    <Button
      variant="default"
      aria-label={`Done with the description of ${label}`}
      // Leaving an input saves it, and what that says could move the button from under the pointer.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onDone}
    >
      Done
    </Button>
  </div>
);

/** Asks for a picture's alternative text, tags and focal point. What is typed is saved when the input is left. */
export const PictureDetails = (props: PictureDetailsProps) => {
  const { country, pictureId, id, label, takesFocus, onClose } = props;
  const market = marketByApiCountry(country);
  const form = useRef<HTMLDivElement>(null);
  const { draft, base, readError, refetch, saving, type, save } = useDetails(
    country,
    pictureId,
    market?.language ?? "en",
  );
  const isReady = draft !== undefined;
  useEffect(() => {
    if (isReady && takesFocus) form.current?.querySelector("input")?.focus();
  }, [isReady, takesFocus]);
  if (readError && !draft)
    return (
      <div role="alert" className={styles["details"]}>
        <p>{`This picture could not be read: ${readError.message}`}</p>
        <Button variant="default" onClick={() => void refetch()}>
          Try again
        </Button>
      </div>
    );
  if (!draft)
    return (
      <p role="status" className={styles["details"]}>
        Loading …
      </p>
    );
  const errors = errorsByPath(saving.errors);
  return (
    <div
      ref={form}
      role="presentation"
      className={styles["details"]}
      onBlur={() => void save()}
      onKeyDown={(event) => {
        if (pressedKey(event) !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        void save();
      }}
    >
      <TextField
        id={`${id}-alt`}
        label={`What is seen, in ${market?.englishLanguageLabel ?? "English"}`}
        hint="Read out to those who do not see the picture, wherever it is shown. Leave it empty for mere decoration."
        value={draft.alt}
        maxLength={300}
        error={errors.get("alt")}
        onChange={(alt) => type({ alt })}
      />
      <TextField
        id={`${id}-tags`}
        label="Tags"
        hint="With commas between them: desert, night"
        value={draft.tags}
        error={errors.get("tags")}
        onChange={(tags) => type({ tags })}
      />
      {base !== undefined && (
        <FocalField
          base={base}
          point={{ focalX: draft.focal.x, focalY: draft.focal.y }}
          isChosen={draft.focal.isChosen}
          error={errors.get("focal")}
          onChoose={({ focalX: x, focalY: y }) => type({ focal: { x, y, isChosen: true } })}
        />
      )}
      <Foot
        saving={saving}
        label={label}
        onDone={() => {
          void save();
          onClose();
        }}
      />
    </div>
  );
};
