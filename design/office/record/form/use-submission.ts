import { useEffect, useRef, useState } from "react";
import { ApiError, type VersionedAnswer } from "#platform/browser/call-api.ts";
import type { RuleError } from "#platform/rule-error.ts";
import { toast } from "#design/office/toast.ts";
import { toInput } from "./form-schema.ts";
import { type RecordConflict, useJoining } from "../joining/use-joining.ts";
import { recordApi } from "../record-api.ts";
import type { RecordDeclaration, Stored, Values } from "../record-declaration.ts";
import type { RecordPart } from "../record-panel-props.ts";
import type { RecordForm } from "./use-record-form.ts";

/** Why the last save or deletion did not happen. */
export type RecordProblem = Readonly<{
  kind: "unreachable" | "gone" | "refused" | "in-part";
  message: string;
}>;

type SubmissionOptions<Input extends object> = Readonly<{
  declaration: RecordDeclaration<Input>;
  path: string;
  /** Null for a new record. */
  initial: VersionedAnswer<Stored<Input>> | null;
  form: RecordForm;
  /** What is saved with the record. */
  parts: readonly RecordPart<Input>[];
  /** Of a field or a part of one, for people. */
  nameOf: (path: string) => string;
  /** The newest version of the record, as presence tells it; null while that is not known. */
  newest: number | null;
  /** Whether something is asked, with which a colleague's save waits. */
  isHeld?: boolean;
  onSaved: (record: Stored<Input>) => void;
  onDeleted: (record: Stored<Input>) => void;
  /** The server keeps the record, because something uses it. */
  onInUse: () => void;
}>;

const isAtField = ({ path }: RuleError, values: Values): boolean =>
  (path.split(".")[0] ?? "") in values;

/** A key for each text that is sent, so that the same input creates one record only. */
const useCreationKey = () => {
  const last = useRef({ text: "", key: "" });
  return (input: Values): string => {
    const text = JSON.stringify(input);
    if (last.current.text !== text) last.current = { text, key: crypto.randomUUID() };
    return last.current.key;
  };
};

const lookFirst = "Somebody else saved this in the meantime. Look at it before you delete it.";

const publishedSince = "This is published since. Save again to show your edits to visitors.";

const isShown = (record: object | undefined): boolean =>
  record !== undefined && "isPublished" in record && record.isPublished === true;

const isStale = (error: unknown): boolean => error instanceof ApiError && error.status === 412;

/** What became of the last call, and the record as the server last answered it. */
const useOutcome = <Input extends object>(options: SubmissionOptions<Input>) => {
  const { declaration, initial, form, onInUse } = options;
  const [stored, setStored] = useState(initial);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState<RecordProblem | null>(null);
  const [conflict, setConflict] = useState<RecordConflict<Input> | null>(null);
  /** True from a save until the next render, which knows whether the form is still dirty. */
  const isSettled = useRef(false);
  useEffect(() => {
    isSettled.current = false;
  });

  const showError = (error: unknown, mine: Values) => {
    if (!(error instanceof ApiError)) {
      const message = "The server cannot be reached. What you wrote is kept here.";
      setProblem({ kind: "unreachable", message });
      return;
    }
    const { status, message, errors } = error;
    const atFields = errors.filter((each) => isAtField(each, mine));
    if (atFields.length > 0) form.showErrors(atFields);
    else setProblem({ kind: status === 404 ? "gone" : "refused", message });
    if (status === 409) onInUse();
  };
  const run = async (mine: Values, work: () => Promise<void>) => {
    setIsBusy(true);
    setProblem(null);
    try {
      await work();
    } catch (error) {
      showError(error, mine);
    }
    setIsBusy(false);
  };
  const settle = (answer: VersionedAnswer<Stored<Input>>, show = form.reset) => {
    setStored(answer);
    show(toInput(declaration, answer.body));
    isSettled.current = !form.losesTyped();
  };
  /**
   * A new record in which somebody has typed on stays open: whoever is told of it would close it.
   * @param failures what was not saved with the record
   */
  const finish = (
    record: Stored<Input>,
    failures: readonly string[],
    done = declaration.saved,
  ): void => {
    const losesTyped = form.losesTyped();
    isSettled.current = failures.length === 0 && !losesTyped;
    if (failures.length > 0) {
      setProblem({ kind: "in-part", message: failures.join(" ") });
      return;
    }
    toast.success(done);
    if (!losesTyped || initial !== null) options.onSaved(record);
  };
  return {
    stored,
    setStored,
    isBusy,
    problem,
    setProblem,
    conflict,
    setConflict,
    isSettled,
    run,
    settle,
    finish,
  };
};

type Sending<Input extends object> = Readonly<{
  options: SubmissionOptions<Input>;
  outcome: ReturnType<typeof useOutcome<Input>>;
  joining: ReturnType<typeof useJoining<Input>>;
}>;

/** Saves a record and its parts; what somebody saved meanwhile is joined, and both are sent. */
const useSending = <Input extends object>({ options, outcome, joining }: Sending<Input>) => {
  const { declaration, path, form, parts } = options;
  const { stored, setProblem, run, settle, finish } = outcome;
  const api = recordApi<Input>(path);
  const creationKey = useCreationKey();

  /** @returns what was not saved */
  const saveParts = async (record: Stored<Input>): Promise<readonly string[]> => {
    const failures: string[] = [];
    for (const part of parts) {
      const failure = part.isDirty ? await part.save(record) : null;
      if (failure !== null) failures.push(failure);
    }
    return failures;
  };
  const write = (input: Values, base: VersionedAnswer<Stored<Input>> | null) =>
    base ? api.save(base.body.id, input, base.version) : api.create(input, creationKey(input));
  const send = (
    input: Values,
    base: VersionedAnswer<Stored<Input>> | null,
    isUnchanged = false,
  ): Promise<void> =>
    run(input, async () => {
      let answer = base;
      try {
        if (!base || !isUnchanged) answer = await write(input, base);
      } catch (error) {
        if (base && isStale(error)) return sendJoined(error, base.version);
        throw error;
      }
      if (!answer) return;
      settle(answer, form.settle);
      const done = base ? declaration.saved : declaration.created;
      finish(answer.body, await saveParts(answer.body), done);
    });
  /** Somebody saved meanwhile: both go together, and a save after that may meet the next. */
  const sendJoined = async (error: unknown, sent: number | null) => {
    const newer = await joining.joinStale(error, sent);
    if (!newer) return;
    // Who saved a draft has not said that visitors shall see it.
    if (!isShown(stored?.body) && isShown(newer.body))
      return setProblem({ kind: "refused", message: publishedSince });
    await form.submit((input) => send(input, newer));
  };
  return send;
};

/** Saves and deletes one record, and keeps what is typed whatever the server answers. */
export const useSubmission = <Input extends object>(options: SubmissionOptions<Input>) => {
  const { declaration, path, form, onSaved, onDeleted } = options;
  const api = recordApi<Input>(path);
  const outcome = useOutcome(options);
  const { stored, setStored, setProblem, conflict, setConflict } = outcome;
  const { isSettled, run, settle, finish } = outcome;
  const isHeld = outcome.isBusy || conflict !== null || options.isHeld === true;
  const joining = useJoining({ ...options, stored, setStored, setConflict, isHeld });

  const send = useSending({ options, outcome, joining });
  const remove = (id: string, version: number | null) =>
    run(form.values, async () => {
      try {
        await api.remove(id, version);
      } catch (error) {
        if (!isStale(error)) throw error;
        // Nothing is deleted that somebody else has changed since it was read.
        await joining.lookAgain();
        return setProblem({ kind: "refused", message: lookFirst });
      }
      isSettled.current = true;
      toast.success(declaration.deleted);
      if (stored) onDeleted(stored.body);
    });
  return {
    ...outcome,
    ...joining,
    save: () => form.submit((input) => send(input, stored, !form.isDirty)),
    /** Saves both sides together over what the others saved. */
    resolve: (merged: Values) => {
      if (!conflict) return;
      setConflict(null);
      setStored(conflict.theirs);
      form.reset(toInput(declaration, conflict.theirs.body), merged);
      void send(merged, conflict.theirs);
    },
    leaveConflict: () => setConflict(null),
    /** Saves both sides of a part together over what the others saved. */
    resolvePart: ({ conflict: met }: RecordPart<Input>, merged: Values) => {
      if (!met || !stored) return;
      const record = stored.body;
      void run(form.values, async () => {
        const failure = await met.resolve(record, merged);
        finish(record, failure === null ? [] : [failure]);
      });
    },
    /** Goes on from what the server has made of the record, such as an older version. */
    adopt: (answer: VersionedAnswer<Stored<Input>>) => {
      settle(answer);
      setProblem(null);
      toast.success(declaration.saved);
      onSaved(answer.body);
    },
    /** What was deleted meanwhile is saved as a new record. */
    saveAsNew: () => form.submit((input) => send(input, null)),
    remove: () => void (stored && remove(stored.body.id, stored.version)),
  };
};
