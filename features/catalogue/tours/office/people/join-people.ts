import { mergeRecord } from "#platform/merge/merge-record.ts";
import type { People } from "./use-people-journal.ts";

const newId = "new ";

/** People who are not stored yet get names of their own, by which they are told apart. */
const named = (people: People) =>
  people.map((person, index) => ({ ...person, id: person.id ?? `${newId}${index}` }));

/**
 * What two people wrote of those in one departure, put together person by person and field by field.
 * @param base what both started from
 * @returns both together, with one's own side of what collides
 */
export const joinPeople = (
  base: People,
  mine: People,
  theirs: People,
): Readonly<{ items: People; collides: boolean }> => {
  const [from, own, other] = [base, mine, theirs].map((items) => ({ items: named(items) }));
  const { record, conflicts } = mergeRecord(from ?? {}, own ?? {}, other ?? {}, {}, "mine");
  const items = record["items"] as People;
  return {
    items: items.map((person) => (person.id?.startsWith(newId) ? { ...person, id: null } : person)),
    collides: conflicts.length > 0,
  };
};
