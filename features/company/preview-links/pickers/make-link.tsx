import "./make-link.css";
import { Button, NativeSelect, Select } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { z } from "zod";
import { call } from "#platform/browser/call.ts";
import { knownRows } from "#platform/calls/known-rows.ts";
import { Icon } from "#design/office/icons.tsx";
import { useSettled } from "#design/office/use-settled.ts";
import { defaultDays, maxDays, type Previewed } from "#features/company/preview-links/contract.ts";
import { copyPreviewLink } from "./copy-preview-link.ts";

const named = z.object({ id: z.string(), name: z.string() });
const pageRows = knownRows("/:country/custompages", named);
const travelRows = knownRows("/:country/travels", named);

const maxFound = 8;

const findRecords = async (country: string, words: string) => {
  const query = new URLSearchParams({ search: words, pageSize: `${maxFound}` });
  const [pages, travels] = await Promise.all([
    call(pageRows, { country }, { query }),
    call(travelRows, { country }, { query }),
  ]);
  const choicesOf = (kind: Previewed["kind"], items: readonly z.infer<typeof named>[]) =>
    items.map(({ id, name }) => ({ value: `${kind} ${id}`, label: name }));
  return [
    { group: "Pages", items: choicesOf("page", pages.items) },
    { group: "Travels", items: choicesOf("travel", travels.items) },
  ];
};

const recordOf = (value: string): Previewed => {
  const [kind, id = ""] = value.split(" ");
  return { kind: kind === "travel" ? "travel" : "page", id };
};

const lives = [1, defaultDays, maxDays].map((days) => ({
  value: `${days}`,
  label: days === 1 ? "Valid for 1 day" : `Valid for ${days} days`,
}));

/** Finds a page or travel of the market and copies a link to it as it is saved. */
export const MakeLink = ({ country }: Readonly<{ country: string }>) => {
  const [words, setWords] = useState("");
  const [chosen, setChosen] = useState<Readonly<{ value: string; label: string }> | null>(null);
  const [days, setDays] = useState(`${defaultDays}`);
  const [isBusy, setBusy] = useState(false);
  // The name of what is chosen stands in the field and is no search.
  const settled = useSettled(words === chosen?.label ? "" : words);
  const { data = [], isFetching } = useQuery({
    queryKey: ["previewed records", country, settled],
    queryFn: () => findRecords(country, settled),
    placeholderData: (before) => before,
  });
  const isShown = data.some(({ items }) => items.some(({ value }) => value === chosen?.value));
  const make = async () => {
    if (!chosen) return;
    setBusy(true);
    await copyPreviewLink(country, { ...recordOf(chosen.value), days: Number(days) });
    setBusy(false);
  };
  return (
    <div className="make-link">
      <Select
        label="Page or travel"
        placeholder="Search by name"
        searchable
        nothingFoundMessage={isFetching ? "Searching …" : "Nothing has that name."}
        data={chosen && !isShown ? [{ group: "Chosen", items: [chosen] }, ...data] : data}
        filter={({ options }) => options}
        value={chosen?.value ?? null}
        searchValue={words}
        onSearchChange={setWords}
        onChange={(_value, option) =>
          setChosen(option ? { value: option.value, label: option.label } : null)
        }
      />
      <div>
        <NativeSelect
          aria-label="How long the link is good"
          data={lives}
          value={days}
          onChange={(event) => setDays(event.currentTarget.value)}
        />
        <Button
          variant="default"
          leftSection={<Icon name="link" />}
          aria-disabled={chosen === null}
          data-disabled={chosen === null || undefined}
          title={chosen === null ? "Choose a page or travel first." : undefined}
          loading={isBusy}
          onClick={() => void make()}
        >
          Make a link
        </Button>
      </div>
    </div>
  );
};
