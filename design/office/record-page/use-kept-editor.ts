import { useState } from "react";

/**
 * A record that was just made keeps the editor in which it was written.
 * @param id of the path; `new` for a record that is being made
 * @returns a number that another record's editor has another one of
 */
export const useKeptEditor = (id: string) => {
  const [createdId, setCreatedId] = useState<string | null>(null);
  const [editor, setEditor] = useState({ id, number: 0 });
  if (id !== editor.id) {
    const isSame = editor.id === "new" && id === createdId;
    setEditor({ id, number: isSame ? editor.number : editor.number + 1 });
  }
  return { editor: editor.number, onCreated: setCreatedId };
};
