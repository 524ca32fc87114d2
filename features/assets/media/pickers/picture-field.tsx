import { Button, Input } from "@mantine/core";
import { lazy, Suspense, useId, useState } from "react";
import type { UploadAnswer } from "#features/assets/media/library-contract.ts";
import { ChosenPicture } from "./chosen-picture.tsx";
import { PictureDetails } from "./details/picture-details.tsx";
import { DropZone } from "./upload/drop-zone.tsx";
import { UploadButton } from "./upload/upload-button.tsx";
import { UploadRows } from "./upload/upload-rows.tsx";
import { useUploads } from "./upload/use-uploads.ts";
import { useChosenPicture } from "./use-chosen-picture.ts";
import styles from "./picture-field.module.css";

const PictureChooser = lazy(() => import("./chooser/picture-chooser.tsx"));

export type PictureFieldProps = Readonly<{
  country: string;
  /** DOM id, which an error focuses. */
  id: string;
  label: string;
  value: string | null;
  isRequired: boolean;
  hint?: string | undefined;
  error: string | undefined;
  onChange: (value: string | null) => void;
}>;

/** What happened last, said under the picture: nothing, or an upload with or without a new picture. */
const outcomeOf = ({ isNew, media }: UploadAnswer): string =>
  isNew ? `“${media.name}” was uploaded.` : `“${media.name}” was in the library already.`;

const usePictureUpload = ({ country, onChange }: PictureFieldProps) => {
  const [outcome, setOutcome] = useState("");
  /** `asked` after an upload, `opened` by a button. */
  const [details, setDetails] = useState<"closed" | "asked" | "opened">("closed");
  const uploads = useUploads(country, (answer) => {
    setOutcome(outcomeOf(answer));
    onChange(answer.media.id);
    if (Object.keys(answer.media.alt).length === 0) setDetails("asked");
  });
  const take = ([first, ...others]: readonly File[]) => {
    if (!first) return;
    setOutcome(others.length > 0 ? "One picture fits here: the first of the files is taken." : "");
    uploads.add([first]);
  };
  const reset = () => {
    setOutcome("");
    setDetails("closed");
  };
  return { uploads, take, outcome, details, setDetails, reset };
};

type ActionsProps = Pick<PictureFieldProps, "label" | "value"> &
  Readonly<{
    hasPicture: boolean;
    onFiles: (files: readonly File[]) => void;
    onChoose: () => void;
    onDescribe: () => void;
    onRemove: () => void;
  }>;

const Actions = (props: ActionsProps) => {
  const { label, value, hasPicture, onFiles, onChoose, onDescribe, onRemove } = props;
  return (
    <div className={styles["actions"]}>
      <UploadButton
        label={value ? `Upload another picture for ${label}` : `Upload a picture for ${label}`}
        onFiles={onFiles}
      >
        Upload
      </UploadButton>
      <Button
        variant="default"
        aria-label={value ? `Replace ${label}` : `Choose a picture for ${label}`}
        aria-haspopup="dialog"
        onClick={onChoose}
      >
        {value ? "Replace" : "Choose"}
      </Button>
      {hasPicture && (
        <Button variant="subtle" aria-label={`Describe ${label}`} onClick={onDescribe}>
          Describe
        </Button>
      )}
      {value && (
        <Button variant="subtle" aria-label={`Remove ${label}`} onClick={onRemove}>
          Remove
        </Button>
      )}
    </div>
  );
};

type FieldBoxProps = PictureFieldProps &
  Readonly<{ statusId: string; onChoose: () => void }> &
  ReturnType<typeof usePictureUpload> &
  ReturnType<typeof useChosenPicture>;

const FieldBox = (props: FieldBoxProps) => {
  const { country, id, label, value, error, statusId, onChange, onChoose } = props;
  const { choice, statusText, retry, uploads, take, outcome, details, setDetails, reset } = props;
  return (
    <div
      className={styles["box"]}
      data-empty={value === null || undefined}
      data-wrong={error !== undefined || undefined}
    >
      <div className={styles["head"]}>
        <div className={styles["current"]} id={statusId}>
          {choice ? (
            <ChosenPicture choice={choice} />
          ) : (
            <span className={styles["quiet"]}>
              {statusText ?? "Drop a picture here, or paste one."}
            </span>
          )}
        </div>
        {retry && (
          <Button variant="default" onClick={retry}>
            Try again
          </Button>
        )}
        <Actions
          label={label}
          value={value}
          hasPicture={choice !== null}
          onFiles={take}
          onChoose={onChoose}
          onDescribe={() => setDetails(details === "closed" ? "opened" : "closed")}
          onRemove={() => {
            reset();
            onChange(null);
          }}
        />
      </div>
      <UploadRows {...uploads} />
      <p role="status" className={styles["outcome"]}>
        {outcome}
      </p>
      {choice && details !== "closed" && (
        <PictureDetails
          key={choice.id}
          country={country}
          pictureId={choice.id}
          id={id}
          label={label}
          takesFocus={details === "opened"}
          onClose={() => setDetails("closed")}
        />
      )}
    </div>
  );
};

/**
 * A picture of the library: chosen there, or uploaded, dropped or pasted in place. After an upload
 * it asks what is seen.
 */
export const PictureField = (props: PictureFieldProps) => {
  const { country, id, label, value, isRequired, hint, error, onChange } = props;
  const [isChoosing, setChoosing] = useState(false);
  const statusId = useId();
  const chosen = useChosenPicture(country, value);
  const upload = usePictureUpload(props);
  return (
    <Input.Wrapper
      className={styles["field"] ?? ""}
      label={label}
      labelElement="div"
      withAsterisk={isRequired}
      description={hint}
      error={error}
    >
      <DropZone
        id={id}
        label={label}
        hint={value ? "Drop to replace it" : "Drop to upload"}
        describedBy={statusId}
        onFiles={upload.take}
      >
        <FieldBox
          {...props}
          {...chosen}
          {...upload}
          statusId={statusId}
          onChoose={() => setChoosing(true)}
        />
      </DropZone>
      {isChoosing && (
        <Suspense fallback={<span role="status" className="sr-only">{`Opening …`}</span>}>
          <PictureChooser
            country={country}
            chosenId={chosen.choice?.id ?? null}
            onPick={(picked) => {
              setChoosing(false);
              upload.reset();
              onChange(picked.id);
            }}
            onClose={() => setChoosing(false)}
          />
        </Suspense>
      )}
    </Input.Wrapper>
  );
};
