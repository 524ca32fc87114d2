import { Button } from "@mantine/core";
import { IconButton } from "#design/office/icons.tsx";
import type { Upload, Uploads } from "./use-uploads.ts";
import styles from "./upload-rows.module.css";

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

const stateOf = ({ state, share }: Upload): string => {
  if (state === "waiting") return "Waiting";
  if (state === "shrinking") return "Being made smaller";
  return share < 1 ? `${Math.floor(share * 100)} %` : "Being checked";
};

type UploadRowProps = Readonly<{ upload: Upload }> & Pick<Uploads, "cancel" | "retry" | "shrink">;

const UploadRow = ({ upload, cancel, retry, shrink }: UploadRowProps) => {
  const { key, file, state, share, problem, canRetry, canShrink } = upload;
  return (
    <li className={styles["row"]} data-state={state}>
      <span className={styles["name"]}>
        <strong>{file.name}</strong> <small>{sizeOf(file.size)}</small>
      </span>
      {problem !== null && (
        <p role="alert" className={styles["problem"]}>
          {problem}
        </p>
      )}
      {state !== "failed" && (
        <span className={styles["progress"]}>
          <progress aria-label={`Upload of ${file.name}`} value={share} />
          <small>{stateOf(upload)}</small>
        </span>
      )}
      {canRetry && state === "failed" && (
        <Button
          variant="default"
          size="xs"
          aria-label={`Try again: ${file.name}`}
          onClick={() => retry(key)}
        >
          Try again
        </Button>
      )}
      {canShrink && state === "failed" && (
        <Button
          variant="default"
          size="xs"
          aria-label={`Make it smaller: ${file.name}`}
          onClick={() => void shrink(key, file)}
        >
          Make it smaller
        </Button>
      )}
      <IconButton
        icon="close"
        label={state === "failed" ? `Dismiss ${file.name}` : `Cancel the upload of ${file.name}`}
        onClick={() => cancel(key)}
      />
    </li>
  );
};

/** The files that are on their way, and those that were refused with the reason. */
export const UploadRows = ({ uploads, cancel, retry, shrink }: Uploads) =>
  uploads.length > 0 && (
    <ul className={styles["rows"]} aria-label="Uploads">
      {uploads.map((upload) => (
        <UploadRow key={upload.key} upload={upload} cancel={cancel} retry={retry} shrink={shrink} />
      ))}
    </ul>
  );
