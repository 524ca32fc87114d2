import { Button } from "@mantine/core";
import { useRef } from "react";
import { Icon } from "#design/office/icons.tsx";

export type FileButtonProps = Readonly<{
  label: string;
  takesMany?: boolean;
  isMain?: boolean;
  isDisabled?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: React.ReactNode;
}>;

/** Opens the file dialog of the browser for files of any kind. */
export const FileButton = (props: FileButtonProps) => {
  const { label, takesMany, isMain = false, isDisabled = false, onFiles, children } = props;
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
        multiple={takesMany}
        onChange={({ currentTarget }) => {
          onFiles([...(currentTarget.files ?? [])]);
          currentTarget.value = ""; // the same file may be chosen again
        }}
      />
    </>
  );
};
