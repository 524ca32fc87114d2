import { Button } from "@mantine/core";
import { useRef, useState } from "react";
import { Icon } from "#design/office/icons.tsx";

type ChooseFileProps = Readonly<{ isReading: boolean; onFile: (file: File) => void }>;

/** A file is chosen or dropped. */
export const ChooseFile = ({ isReading, onFile }: ChooseFileProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setIsOver] = useState(false);
  return (
    <div
      className="import-choose"
      data-over={isOver}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        const [file] = event.dataTransfer.files;
        if (file) onFile(file);
      }}
    >
      <p>
        <b>Drop a file here</b>, with the columns from, to, status and enabled. The first is enough;
        up to 5,000 lines. Nothing is written before you have seen what becomes of each line.
      </p>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        aria-label="File of redirects"
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = "";
          if (file) onFile(file);
        }}
      />
      <Button
        data-autofocus
        leftSection={<Icon name="upload" />}
        loading={isReading}
        onClick={() => input.current?.click()}
      >
        Choose a file …
      </Button>
    </div>
  );
};
