import { Button } from "@mantine/core";
import { useRef } from "react";
import { Icon } from "#design/office/icons.tsx";
import { acceptedTypes } from "./check-file.ts";

export type UploadButtonProps = Readonly<{
  label: string;
  /** The kinds of files that the dialog offers: by default pictures; empty for any. */
  accept?: string;
  takesMany?: boolean;
  isDisabled?: boolean;
  /** Whether it is the main button of the screen. */
  isMain?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: React.ReactNode;
}>;

/** Opens the file dialog of the browser. */
export const UploadButton = (props: UploadButtonProps) => {
  const { label, accept = acceptedTypes, onFiles, children } = props;
  const { takesMany = false, isDisabled = false, isMain = false } = props;
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant={isMain ? "filled" : "default"}
        className={isMain ? "list-create" : ""}
        leftSection={<Icon name="upload" />}
        aria-label={label}
        aria-disabled={isDisabled}
        onClick={() => !isDisabled && input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        multiple={takesMany}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = ""; // the same file may be chosen again
        }}
      />
    </>
  );
};
