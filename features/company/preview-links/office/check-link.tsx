import "./check-link.css";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { Link } from "react-router";
import { call } from "#platform/browser/call.ts";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { Note } from "#design/office/screen/note.tsx";
import type { CheckedLink } from "#features/company/preview-links/contract.ts";
import { checkPreviewLink } from "../calls.ts";
import { previewScreenOf } from "./link-list.tsx";

const sentences: Readonly<Record<CheckedLink["state"], string>> = {
  good: "Whoever has it sees what is saved.",
  expired: "It has expired.",
  withdrawn: "It was withdrawn, or never made.",
  unknown: "This is no preview link of this country, or it was changed on the way.",
};

const Answer = ({ checked: { state, kind, id, name } }: { checked: CheckedLink }) => (
  <Note
    kind={state === "good" ? "success" : "warning"}
    title={name === null ? "Nothing to show." : `“${name}”.`}
  >
    {sentences[state]}{" "}
    {kind !== null && id !== null && <Link to={previewScreenOf({ kind, id })}>Open it here</Link>}
  </Note>
);

/** What somebody's link shows, and whether it is still good. */
export const CheckLink = ({ country }: { country: string }) => {
  const [typed, setTyped] = useState("");
  const [link, setLink] = useState("");
  const id = useId();
  const { data, error } = useQuery({
    queryKey: ["preview-link", country, link],
    queryFn: () => call(checkPreviewLink, { country }, { query: { link } }),
    enabled: link !== "",
    retry: false,
    gcTime: 0,
  });
  return (
    <section className="check-link" aria-label="Check a link">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          setLink(typed.trim());
        }}
      >
        <label htmlFor={id}>What does a link show?</label>
        <div>
          <input
            id={id}
            value={typed}
            placeholder="Paste a preview link"
            maxLength={1000}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          <Button type="submit" variant="default">
            Check
          </Button>
        </div>
      </form>
      {error && (
        <Note kind="refusal" title="Not checked.">
          {reasonOf(error)}
        </Note>
      )}
      {data && <Answer checked={data} />}
    </section>
  );
};
