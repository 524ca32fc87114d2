import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Page, PageInput } from "#features/pages/contract.ts";
import type { BlockCheck } from "#features/pages/rules.ts";
import { type SaveFlags, flagsFor, pageApi, ApiError } from "../page-api.ts";
import type { PendingConfirmation } from "../dialogs/conflict-dialog.tsx";
import { toast } from "#design/office/toast.ts";
import { locateErrors } from "../state/located-errors.ts";
import type { PageCheck } from "../state/page-check.ts";
import { createPageStore, type PageStore } from "../state/page-store.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";
import { useRemoteChanges } from "./use-remote-changes.ts";
import { type SubmissionKind, useSubmission } from "./use-submission.ts";

export type PageEditorOptions = Readonly<{
  country: string;
  /** Null for a page that is being created. */
  stored: Page | null;
  start: PageInput;
  /** Blocks were taken from another page: there is something to save from the first moment on. */
  isPreselected: boolean;
  /** Maintenance keeps this person from saving. */
  isLocked: boolean;
  /** The rules of the page, which come after the editor. */
  checking: Promise<PageCheck>;
  /** The blocks' own schemas, which come with them. */
  checkingBlock: Promise<BlockCheck>;
  now: () => number;
  newId: () => string;
}>;

/** Shows the errors of the page as it would be sent. @returns why it is not sent; null when it is */
const checkBeforeSave = (store: PageStore, check: PageCheck): string | null => {
  const page = store.page();
  const errors = check(page);
  store.setErrors(locateErrors(errors, page.blocks));
  if (store.getState().jsonProblem !== null)
    return "Mend the JSON first: it is not saved while it is broken.";
  return errors.length > 0 ? "Nothing was sent: there are errors to mend first." : null;
};

/** Goes to a screen once that is set, after the leave guard has let go. */
const useGoTo = () => {
  const navigate = useNavigate();
  const [goTo, setGoTo] = useState<string | null>(null);
  useEffect(() => {
    if (goTo !== null) void navigate(goTo);
  }, [goTo, navigate]);
  return [goTo !== null, setGoTo] as const;
};

type ErrorTargets = Readonly<{
  store: PageStore;
  calls: ReturnType<typeof pageApi>;
  remote: ReturnType<typeof useRemoteChanges>;
  setPending: (pending: PendingConfirmation) => void;
}>;

/** Leads an error to where a person answers it: a dialog, the fields, or else a toast. */
const handleError = async (
  { store, calls, remote, setPending }: ErrorTargets,
  error: unknown,
  flags: SaveFlags,
  action: SubmissionKind,
) => {
  const { stored } = store.getState();
  if (!(error instanceof ApiError))
    toast.error("The server could not be reached. Your edits are kept on this device.");
  else if (error.status === 428 && error.key) setPending({ error, flags, action });
  else if (error.status === 412 && stored) remote.setTheirs(await calls.read(stored.id));
  else if (error.status === 422 && error.errors.length > 0)
    store.setFromServer(locateErrors(error.errors, store.page().blocks));
  else {
    toast.error(error.message);
    remote.setGone(error.status === 404 && action === "save");
  }
};

export const usePageEditor = (options: PageEditorOptions) => {
  const { country, isLocked, checking, now } = options;
  const calls = useMemo(() => pageApi(country), [country]);
  const [store] = useState(() => createPageStore({ ...options, now }));
  const remote = useRemoteChanges(store, calls);
  const [saveCount, setSaveCount] = useState(0);
  const [isLeaving, setGoTo] = useGoTo();
  const created = useRef<string | null>(null);
  const guard = useLeaveGuard(store, isLeaving);
  const { pending, setPending, isBusy, submit, oweSave, takeOwedSave } = useSubmission(isLocked);
  const targets = { store, calls, remote, setPending };

  const sendPage = async (flags: SaveFlags) => {
    const problem = checkBeforeSave(store, await checking);
    if (problem !== null) return toast.error(problem);
    const { edited, stored } = store.getState();
    const page = store.page();
    const sentAt = now();
    const saved = stored
      ? await calls.update(stored.id, stored.version, page, flags)
      : await calls.create(page, flags);
    store.markSaved(saved, edited, sentAt);
    setSaveCount((count) => count + 1);
    toast.success(stored ? "Page updated successfully." : "Page created successfully.");
    if (!stored) created.current = saved.id;
    // Nothing that was typed while the page was being made stays behind on the way to its editor.
    if (created.current !== null && store.getState().isChanged) oweSave();
  };

  const attempt = async (kind: SubmissionKind, flags: SaveFlags, work: () => Promise<void>) => {
    if (!(await submit(kind, work, (error) => handleError(targets, error, flags, kind)))) return;
    const { isChanged } = store.getState();
    if (takeOwedSave()) {
      if (isChanged) await attempt("save", {}, () => sendPage({}));
    } else if (created.current !== null && !isChanged) setGoTo(`/custompages/${created.current}`);
  };

  const save = (flags: SaveFlags = {}) => attempt("save", flags, () => sendPage(flags));

  const remove = (flags: SaveFlags = {}) =>
    attempt("delete", flags, async () => {
      const { stored } = store.getState();
      if (!stored) return;
      await calls.remove(stored.id, stored.version, flags);
      toast.success("Page deleted successfully.");
      setGoTo("/custompages");
    });

  const confirm = async () => {
    if (!pending) return;
    const { error, flags, action } = pending;
    const more = error.key ? { ...flags, ...flagsFor(error.key) } : flags;
    await (action === "save" ? save(more) : remove(more));
  };

  return {
    store,
    calls,
    pending,
    theirs: remote.theirs,
    isBusy,
    isLeaving,
    guard,
    save,
    remove,
    confirm,
    saveCount,
    refresh: remote.refresh,
    /** A stale save is answered with both edits put together. */
    merge: async (page: PageInput) => {
      if (remote.takeMerged(page)) await save();
    },
    isGone: remote.isGone,
    saveAsNew: async () => {
      remote.detach();
      await save();
    },
    dismissGone: () => remote.setGone(false),
    dismiss: () => setPending(null),
    dismissMerge: () => remote.setTheirs(null),
  };
};

export type PageEditorState = ReturnType<typeof usePageEditor>;
