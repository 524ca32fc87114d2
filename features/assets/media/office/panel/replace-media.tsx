import { useState } from "react";
import { ConfirmDialog } from "#design/office/dialogs/confirm-dialog.tsx";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { toast } from "#design/office/toast.ts";
import type { MediaRecord } from "#features/assets/media/library-contract.ts";
import { refusalOfFile } from "#features/assets/media/pickers/upload/check-file.ts";
import { UploadButton } from "#features/assets/media/pickers/upload/upload-button.tsx";
import { uploadFile } from "#platform/browser/upload-file.ts";
import { counted } from "#platform/counted.ts";

export type ReplaceMediaProps = Readonly<{
  country: string;
  id: string;
  name: string;
  /** How many records show the picture. */
  uses: number;
  onReplaced: () => void;
}>;

/** Gives the picture the content of another file, wherever it is shown. */
export const ReplaceMedia = ({ country, id, name, uses, onReplaced }: ReplaceMediaProps) => {
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const take = async ([first]: readonly File[]) => {
    if (!first) return;
    const refusal = (await refusalOfFile(first))?.problem ?? null;
    if (refusal === null) setFile(first);
    else toast.error(refusal);
  };
  const replace = async (chosen: File) => {
    setFile(null);
    setShare(0);
    try {
      const { signal } = new AbortController();
      const options = { signal, onProgress: setShare };
      await uploadFile<MediaRecord>(`${country}/media/${id}/content`, chosen, options);
      toast.success(`“${name}” was replaced.`);
      onReplaced();
    } catch (error) {
      toast.error(`“${name}” was not replaced. ${reasonOf(error)}`);
    }
    setShare(null);
  };
  return (
    <div className="media-replace">
      <UploadButton
        label={`Replace ${name}`}
        isDisabled={share !== null}
        onFiles={(files) => void take(files)}
      >
        Replace …
      </UploadButton>
      {share !== null && <progress aria-label={`Upload of ${name}`} value={share} />}
      {file && (
        <ConfirmDialog
          title={`Replace “${name}” by ${file.name}?`}
          text={
            uses === 0
              ? "Nothing shows it yet. Its name, texts, tags and focal point stay."
              : `${counted(uses, "record shows", "records show")} it: visitors see the new picture at once. Its texts and focal point stay, so look at them afterwards.`
          }
          cancelLabel="Keep the old one"
          confirmLabel="Replace it"
          onCancel={() => setFile(null)}
          onConfirm={() => void replace(file)}
        />
      )}
    </div>
  );
};
