import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { Note } from "#design/office/screen/note.tsx";
import { toast } from "#design/office/toast.ts";
import { isSame } from "#platform/changes/changes.ts";
import type { PassengerInput } from "../passengers/passenger-contract.ts";
import { passengersApi } from "./passengers.ts";
import { PassengerRows } from "./passenger-rows.tsx";

export type PassengersSectionProps = Readonly<{
  country: string;
  tourId: string;
  /** After the number of people has changed. */
  onSaved: () => Promise<void>;
}>;

/** The people in a departure. Their number is what the departure counts. */
export const PassengersSection = ({ country, tourId, onSaved }: PassengersSectionProps) => {
  const api = passengersApi(country, tourId);
  const [typed, setTyped] = useState<readonly PassengerInput[] | null>(null);
  const [isSaving, setSaving] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ["passengers", country, tourId],
    queryFn: api.read,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnWindowFocus: false,
    retry: false,
  });
  if (error)
    return (
      <Note kind="refusal" title="The people could not be loaded.">
        {` ${reasonOf(error)}`}
      </Note>
    );
  if (!data) return <p role="status">Loading the people …</p>;
  const stored = data.body.items;
  const items = typed ?? stored;
  const isChanged = typed !== null && !isSame(typed, stored);
  const save = async () => {
    setSaving(true);
    try {
      await api.save(items, data.version);
      await refetch();
      setTyped(null);
      await onSaved();
      toast.success("People saved.");
    } catch (problem) {
      toast.error(`The people are not saved, and nothing is lost. ${reasonOf(problem)}`);
    } finally {
      setSaving(false);
    }
  };
  return (
    <section className="passengers" aria-labelledby="passengers-title">
      <h2 id="passengers-title">
        People in <span className="tag">{items.length}</span>
      </h2>
      <PassengerRows items={items} onChange={setTyped} />
      {isChanged && (
        <footer>
          <Button variant="default" onClick={() => setTyped(null)}>
            Discard
          </Button>
          <Button loading={isSaving} onClick={() => void save()}>
            {items.length === 1 ? "Save 1 person" : `Save ${items.length} people`}
          </Button>
        </footer>
      )}
    </section>
  );
};
