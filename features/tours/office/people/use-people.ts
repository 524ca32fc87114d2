import { useState } from "react";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { toast } from "#design/office/toast.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { isSame } from "#platform/changes/changes.ts";
import type { PassengersApi } from "../passengers.ts";
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
  const [isBehind, setBehind] = useState(false);
  const items = typed ?? stored.body.items;
  const isChanged = typed !== null && !isSame(typed, stored.body.items);
  const journal = usePeopleJournal({ record, stored, items, onRestore: setTyped });
  /** The version is the departure's: another one need not say that its people are others. */
  const write = async () => {
    try {
      await api.save(items, stored.version);
      return true;
    } catch (error) {
      if (!isStale(error)) throw error;
      const now = await readAgain();
      if (now === null || !isSame(now.body.items, stored.body.items)) return false;
      await api.save(items, now.version);
      return true;
    }
  };
  const save = async () => {
    setSaving(true);
    try {
      const isDone = await write();
      setBehind(!isDone);
      if (!isDone) return;
      await readAgain();
      setTyped(null);
      await onSaved();
      toast.success("People saved.");
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
    /** Whether a colleague saved other people meanwhile. */
    isBehind,
    keepMine: () => setBehind(false),
    change: setTyped,
    discard: () => {
      setTyped(null);
      setBehind(false);
    },
    save: () => {
      if (isChanged && !isSaving) void save();
    },
  };
};
