import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Page, PageInput } from "#features/content/pages/contract.ts";
import type { BlockCheck } from "#features/content/pages/rules.ts";
import { type SaveFlags, flagsFor, redirectConflictOf } from "../redirect-conflict.ts";
import { pageApi } from "../page-api.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import type { PendingConfirmation } from "./pending-confirmation.ts";
import { toast } from "#design/office/toast.ts";
import { locateErrors } from "../errors/located-errors.ts";
import type { PageCheck } from "../state/page-check.ts";
import { createPageStore, type PageStore } from "../state/page-store.ts";
import { leavePathOf } from "../own-page/leave-path.ts";
import { useLeaving } from "./use-leaving.ts";
import { useRemoteChanges } from "./use-remote-changes.ts";
import { type SubmissionKind, useSubmission } from "./use-submission.ts";
import { useReachingVisitors } from "./use-reaching-visitors.ts";

export type PageEditorOptions = Readonly<{
  country: string;
  /** Null for a new page. */
  stored: Page | null;
  start: PageInput;
  /**
   * True for a new page that starts with blocks copied from another page, so that the page has
   * unsaved changes at once.
   */
  isPrefilled: boolean;
  /** Whether maintenance mode forbids this user to save. */
  isLocked: boolean;
  /** The validation rules, loaded after the editor. */
  pageCheckPromise: Promise<PageCheck>;
  /** The blocks' content schemas, loaded with the rules. */
  blockCheckPromise: Promise<BlockCheck>;
  now: () => number;
  newId: () => string;
  /** Called before the address becomes that of a page that this editor has created. */
  onCreated: (id: string) => void;
}>;

/**
 * Validates the page and shows its errors. @returns the reason not to send it; null when it is
 * valid
 */
const checkBeforeSave = (store: PageStore, check: PageCheck): string | null => {
  const page = store.page();
  const errors = check(page, store.getState().stored);
  store.setErrors(locateErrors(errors, page.blocks));
  if (store.getState().jsonProblem !== null)
    return "Mend the JSON first: it is not saved while it is broken.";
  return errors.length > 0 ? "Nothing was sent: there are errors to mend first." : null;
};

/**
 * Navigates in an effect, because the leave guard has to be rendered as disabled before. It guards
 * again after the navigation, which an editor outlives when its new page gets an address.
 */
const useGoTo = () => {
  const navigate = useNavigate();
  const [target, setTarget] = useState<string | null>(null);
  useEffect(() => {
    if (target === null) return;
    const go = async () => {
      await navigate(target, { replace: true });
      setTarget(null);
    };
    void go();
  }, [target, navigate]);
  return [target !== null, setTarget] as const;
};

type ErrorTargets = Readonly<{
  store: PageStore;
  remote: ReturnType<typeof useRemoteChanges>;
  setPending: (pending: PendingConfirmation) => void;
}>;

/** Shows an error where the user can react to it: a dialog, the fields, else a toast. */
const handleError = async (
  { store, remote, setPending }: ErrorTargets,
  error: unknown,
  flags: SaveFlags,
  action: SubmissionKind,
) => {
  const conflict = redirectConflictOf(error);
  if (!(error instanceof ApiError)) {
    if (store.getState().stored === null) store.markUnanswered();
    toast.error("The server could not be reached. Your edits are kept on this device.");
  } else if (conflict) setPending({ conflict, flags, action });
  else if (error.status === 412 && action === "delete") await remote.lookAgain();
  else if (error.status === 422 && error.errors.length > 0)
    store.setServerErrors(locateErrors(error.errors, store.page().blocks));
  else {
    toast.error(error.message);
    remote.setDeleted(error.status === 404 && action === "save");
  }
};

const savedMessage = (stored: Page | null, saved: Page): string => {
  if (!stored) return "Page created successfully.";
  return saved.version === stored.version
    ? `Nothing has changed: version ${saved.version} stays the newest.`
    : "Page updated successfully.";
};

/** @returns the id of a page that this save created; null for a page that existed before */
const storePage = async (
  store: PageStore,
  api: ReturnType<typeof pageApi>,
  flags: SaveFlags,
  now: () => number,
): Promise<string | null> => {
  const { edited, stored } = store.getState();
  const page = store.page();
  const sentAt = now();
  const saved = stored
    ? await api.update(stored.id, stored.version, page, flags)
    : await api.create(page, flags);
  store.markSaved(saved, edited, sentAt);
  toast.success(savedMessage(stored, saved));
  return stored ? null : saved.id;
};

type Sending = Omit<ErrorTargets, "setPending"> &
  Readonly<{
    api: ReturnType<typeof pageApi>;
    check: PageCheck;
    now: () => number;
    /** @param createdId of a page that the save created; null for one that existed before */
    onStored: (createdId: string | null) => void;
  }>;

/**
 * Sends the page. What somebody saved meanwhile is joined and both are sent, which may meet the
 * next save.
 */
const sendPage = async (sending: Sending, flags: SaveFlags): Promise<void> => {
  const { store, api, remote, check, now, onStored } = sending;
  const problem = checkBeforeSave(store, check);
  if (problem !== null) return toast.error(problem);
  try {
    onStored(await storePage(store, api, flags, now));
  } catch (error) {
    if (await remote.joinStale(error)) await sendPage(sending, flags);
  }
};

/** Does again what was asked about, with the flags of the answer. */
const confirmPending = async (
  pending: PendingConfirmation | null,
  act: Readonly<Record<SubmissionKind, (flags: SaveFlags) => Promise<void>>>,
): Promise<void> => {
  if (pending) await act[pending.action]({ ...pending.flags, ...flagsFor(pending.conflict.key) });
};

export const usePageEditor = (options: PageEditorOptions) => {
  const { country, isLocked, pageCheckPromise, now, onCreated } = options;
  const api = useMemo(() => pageApi(country), [country]);
  const [store] = useState(() => createPageStore({ ...options, now }));
  const [saveCount, setSaveCount] = useState(0);
  const [isLeaving, setGoTo] = useGoTo();
  const created = useRef<string | null>(null);
  const { guard, isSavingToLeave, saveAndLeave } = useLeaving(store, isLeaving);
  const { pending, setPending, isBusy, submit, isSending, queueSave, takeQueuedSave } =
    useSubmission(isLocked);
  const remote = useRemoteChanges({ store, api, country, isSending });
  const onStored = (createdId: string | null) => {
    created.current = createdId ?? created.current;
    setSaveCount((count) => count + 1);
    // What was typed during the request is saved before the page gets its address.
    if (created.current !== null && store.getState().isChanged) queueSave();
  };

  const attempt = async (kind: SubmissionKind, flags: SaveFlags, work: () => Promise<void>) => {
    if (
      !(await submit(kind, work, (error) =>
        handleError({ store, remote, setPending }, error, flags, kind),
      ))
    )
      return;
    const { isChanged } = store.getState();
    if (takeQueuedSave()) {
      if (isChanged) await save();
    } else if (created.current !== null && !isChanged && !isSavingToLeave.current) {
      onCreated(created.current);
      setGoTo(`/custompages/${created.current}`);
      created.current = null;
    }
  };

  const send = (flags: SaveFlags) =>
    attempt("save", flags, async () =>
      sendPage({ store, api, remote, check: await pageCheckPromise, now, onStored }, flags),
    );
  const isSendable = async () =>
    !isLocked && checkBeforeSave(store, await pageCheckPromise) === null;
  const { save, ...asking } = useReachingVisitors({ store, api, isSendable, send });

  const remove = (flags: SaveFlags = {}) =>
    attempt("delete", flags, async () => {
      const { stored } = store.getState();
      if (!stored) return;
      await api.remove(stored.id, stored.version, flags);
      toast.success("Page deleted successfully.");
      setGoTo(leavePathOf(stored.owner).to);
    });

  return {
    store,
    api,
    pending,
    ...remote,
    isBusy,
    /** Whether something is sent or asked, with which a colleague's save waits. */
    isHeld: isBusy || pending !== null || asking.question !== null || remote.theirs !== null,
    isLeaving,
    guard,
    save,
    ...asking,
    saveAndLeave: (whenSaved: () => Promise<void>) => saveAndLeave(save, whenSaved),
    remove,
    confirm: () => confirmPending(pending, { save: send, delete: remove }),
    saveCount,
    merge: async (page: PageInput) => {
      if (await remote.takeMerged(page)) await save();
    },
    saveAsNew: async () => {
      remote.detach();
      await save();
    },
    dismiss: () => setPending(null),
  };
};

export type PageEditorState = ReturnType<typeof usePageEditor>;
