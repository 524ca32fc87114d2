import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { TextField } from "#design/office/form/text-field.tsx";
import { useSettled } from "#design/office/use-settled.ts";
import { markets } from "#markets/markets.ts";
import { pageApi } from "../page-api.ts";
import type { PageStart } from "./page-starts.ts";

export type PageSourceProps = Readonly<{
  start: Extract<PageStart, { kind: "page" }>;
  onStart: (start: PageStart) => void;
}>;

const maxShown = 6;

/** Chooses the page of any market whose blocks are taken. */
export const PageSource = ({ start, onStart }: PageSourceProps) => {
  const { country, id } = start;
  const [words, setWords] = useState("");
  const search = useSettled(words);
  const { data, error } = useQuery({
    queryKey: ["pages to copy", country, search],
    queryFn: () =>
      pageApi(country).list({ search, published: null, fixed: null, sort: "updatedAt", page: 1 }),
    retry: false,
  });
  return (
    <div className="page-source">
      <NativeSelect
        label="Market"
        value={country}
        data={markets.map(({ apiCountry, label }) => ({ value: apiCountry, label }))}
        onChange={({ currentTarget }) =>
          onStart({ kind: "page", id: null, country: currentTarget.value })
        }
      />
      <TextField id="page-source" label="Page" value={words} onChange={setWords} />
      <ul aria-label="Pages">
        {(data?.items ?? []).slice(0, maxShown).map((page) => (
          <li key={page.id}>
            <button
              type="button"
              aria-pressed={page.id === id}
              onClick={() => onStart({ ...start, id: page.id })}
            >
              <b>{page.name}</b>
              <small>{page.slug === "" ? "no slug" : `/${page.slug}`}</small>
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="field-hint">
        {error?.message ?? (data?.items.length === 0 ? "No page matches." : "")}
      </p>
    </div>
  );
};
