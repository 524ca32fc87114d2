import { useState } from "react";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { toast } from "#design/office/toast.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { isSame } from "#platform/changes/changes.ts";
import type { PassengersApi } from "./passengers.ts";
import { joinPeople } from "./join-people.ts";
import { type People, type StoredPeople, usePeopleJournal } from "./use-people-journal.ts";

export type PeopleOptions = Readonly<{
  record: string;
  api: PassengersApi;
  stored: StoredPeople;
  /** Reads what is stored now; null where it cannot be read. */
  readAgain: () => Promise<StoredPeople | null>;
  /** After the number of people has changed. */
  onSaved: () => Promise<void>;
}>;

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

/** The people of a departure as they are typed, and how they are saved. */
export const usePeople = ({ record, api, stored, readAgain, onSaved }: PeopleOptions) => {
  const [typed, setTyped] = useState<People | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [collided, setCollided] = useState<People | null>(null);
  const items = typed ?? stored.body.items;
  const isChanged = typed !== null && !isSame(typed, stored.body.items);
  const journal = usePeopleJournal({ record, stored, items, onRestore: setTyped });
  /** The version is the departure's: another one need not say that its people are others. */
  const write = async (): Promise<string | null> => {
    try {
      await api.save(items, stored.version);
      return "People saved.";
    } catch (error) {
      if (!isStale(error)) throw error;
      const now = await readAgain();
      if (now === null) throw error;
      const joined = joinPeople(stored.body.items, items, now.body.items);
      if (joined.collides) {
        setCollided(joined.items);
        return null;
      }
      await api.save(joined.items, now.version);
      const isAlone = isSame(now.body.items, stored.body.items);
      return isAlone ? "People saved." : "People saved together with what a colleague saved.";
    }
  };
  const save = async () => {
    setSaving(true);
    setCollided(null);
    try {
      const said = await write();
      if (said === null) return;
      await readAgain();
      setTyped(null);
      await onSaved();
      toast.success(said);
    } catch (problem) {
      toast.error(`The people are not saved, and nothing is lost. ${reasonOf(problem)}`);
    } finally {
      setSaving(false);
    }
  };
  return {
    items,
    journal,
    isChanged,
    isSaving,
    /** Whether a colleague changed the same of somebody meanwhile. */
    isBehind: collided !== null,
    /** All that a colleague saved stays, but for what both changed. */
    keepMine: () => {
      setTyped(collided);
      setCollided(null);
    },
    change: setTyped,
    discard: () => {
      setTyped(null);
      setCollided(null);
    },
    save: () => {
      if (isChanged && !isSaving) void save();
    },
  };
};
