import { useEffect, useRef, useState } from "react";
import { readSavers } from "#design/office/merge/savers.ts";
import type { VersionedAnswer } from "#platform/browser/call-api.ts";
import { mergeRecord } from "#platform/merge/merge-record.ts";
import { toInput } from "../form/form-schema.ts";
import type { RecordForm } from "../form/use-record-form.ts";
import { recordApi } from "../record-api.ts";
import type { RecordDeclaration, Stored, Values } from "../record-declaration.ts";
import { tellFields } from "./tell-fields.ts";

/** What became of a colleague's save in this tab. */
export type ColleagueSave = Readonly<{
  /** `collides`: somebody has to decide what counts. */
  kind: "joined" | "collides";
  sentence: string;
}>;

/** What a colleague saved, and what is edited here. */
export type RecordConflict<Input> = Readonly<{
  mine: Values;
  theirs: VersionedAnswer<Stored<Input>>;
}>;

type Taken<Input> = RecordConflict<Input> & Pick<ColleagueSave, "kind">;

export type JoiningOptions<Input extends object> = Readonly<{
  declaration: RecordDeclaration<Input>;
  /** Of the list, below `/api/`. */
  path: string;
  form: RecordForm;
  /** Of a field or a part of one, for people. */
  nameOf: (path: string) => string;
  /** The newest version of the record, as presence tells it; null while that is not known. */
  newest: number | null;
  stored: VersionedAnswer<Stored<Input>> | null;
  setStored: (stored: VersionedAnswer<Stored<Input>>) => void;
  setConflict: (conflict: RecordConflict<Input>) => void;
  /** Whether something is sent or asked, with which a colleague's save waits. */
  isHeld: boolean;
}>;

const isOlder = (one: number | null, other: number | null): boolean => (one ?? 0) < (other ?? 0);

/** Takes the newest save of a record, together with what is edited, unless both collide. */
const useTaking = <Input extends object>(options: JoiningOptions<Input>) => {
  const [news, setNews] = useState<ColleagueSave | null>(null);
  const latest = useRef(options);
  useEffect(() => {
    latest.current = options;
  });
  const read = (id: string, version: number | null) => {
    const { path, newest } = latest.current;
    const savers = newest === null ? "Somebody" : readSavers(`${path}/${id}`, version ?? 0);
    return Promise.all([recordApi<Input>(path).read(id), savers]);
  };
  /** @returns null where the record is the newest already, or may not be changed by now */
  const take = async (isHeld: () => boolean): Promise<Taken<Input> | null> => {
    const { stored: base } = latest.current;
    if (!base) return null;
    const [theirs, savers] = await read(base.body.id, base.version);
    // As it is by now: people type while the record is read.
    const { declaration, form, nameOf, stored, setStored } = latest.current;
    if (stored !== base || isHeld() || !isOlder(base.version, theirs.version)) return null;
    const [before, after] = [base, theirs].map(({ body }) => toInput(declaration, body));
    const mine = form.read();
    const { conflicts } = mergeRecord(before ?? {}, mine, after ?? {}, {});
    const kind = conflicts.length === 0 ? "joined" : "collides";
    const did = `${savers} ${tellFields(before ?? {}, after ?? {}, nameOf)}`;
    if (kind === "joined") {
      setStored(theirs);
      form.join(after ?? {});
      setNews({ kind, sentence: `${did}.` });
    } else setNews({ kind, sentence: `${did}, which collides with your edits.` });
    return { kind, mine, theirs };
  };
  return { news, setNews, take, latest };
};

const never = () => false;

/**
 * Joins what colleagues save of an open record with what is edited: as soon as presence tells their
 * version, and where a save is refused as stale. Somebody is asked only where both collide.
 */
export const useJoining = <Input extends object>(options: JoiningOptions<Input>) => {
  const { stored, newest, isHeld, form, setConflict } = options;
  const { news, setNews, take, latest } = useTaking(options);
  // What collides may be gone once the edits are undone.
  const isDue = stored !== null && isOlder(stored.version, newest) && !isHeld;
  const due = isDue ? `${newest} ${form.isDirty}` : null;
  const tried = useRef<string | null>(null);
  useEffect(() => {
    if (due === null || tried.current === due) return;
    tried.current = due;
    take(() => latest.current.isHeld).catch(() => {
      tried.current = null; // the next look tries again
    });
  }, [due, take, latest]);
  return {
    news,
    dismissNews: () => setNews(null),
    /** Asks what counts. */
    decide: async () => {
      const taken = await take(never);
      if (taken?.kind === "collides") setConflict(taken);
    },
    /** Shows what somebody saved before it is deleted. */
    lookAgain: async () => {
      await take(never);
    },
    /**
     * After a save that was refused as stale.
     * @param sent the version that it was made on
     * @returns the newer version with which both are together now, to be sent; null where somebody
     * is asked first
     * @throws the error where there is no newer version
     */
    joinStale: async (
      error: unknown,
      sent: number | null,
    ): Promise<VersionedAnswer<Stored<Input>> | null> => {
      const taken = await take(never);
      if (taken?.kind === "collides") {
        setConflict(taken);
        return null;
      }
      const newer = taken?.theirs ?? latest.current.stored;
      if (!newer || newer.version === sent) throw error;
      return newer;
    },
  };
};
