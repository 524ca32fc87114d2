import { useEffect, useMemo, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { Page, PageInput } from "#features/pages/contract.ts";
import type { BlockCheck } from "#features/pages/rules.ts";
import { type SaveFlags, flagsFor, pageApi, ApiError } from "../page-api.ts";
import type { PendingConfirmation } from "../dialogs/conflict-dialog.tsx";
import { toast } from "#design/office/toast.ts";
import { locateErrors } from "../state/located-errors.ts";
import type { PageCheck } from "../state/page-check.ts";
import { replacePage } from "../state/changes.ts";
import { createPageStore } from "../state/page-store.ts";
import { useLeaveGuard } from "./use-leave-guard.ts";

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

/** Saves and deletes one open page, and says how that went. */
export const usePageEditor = (options: PageEditorOptions) => {
  const { country, isLocked, checking, now } = options;
  const navigate = useNavigate();
  const calls = useMemo(() => pageApi(country), [country]);
  const [store] = useState(() => createPageStore({ ...options, now }));
  const [pending, setPending] = useState<PendingConfirmation | null>(null);
  const [theirs, setTheirs] = useState<Page | null>(null);
  const [isGone, setGone] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [saveCount, setSaveCount] = useState(0);
  const [goTo, setGoTo] = useState<string | null>(null);
  const isSending = useRef(false);
  const shouldSaveAgain = useRef(false);
  const created = useRef<string | null>(null);
  const guard = useLeaveGuard(store, goTo !== null);

  useEffect(() => {
    if (goTo !== null) void navigate(goTo); // after a save: the guard has let go by then
  }, [goTo, navigate]);

  const handleError = async (
    error: unknown,
    flags: SaveFlags,
    action: PendingConfirmation["action"],
  ) => {
    const { stored } = store.getState();
    if (!(error instanceof ApiError))
      toast.error("The server could not be reached. Your edits are kept on this device.");
    else if (error.status === 428 && error.key) setPending({ error, flags, action });
    else if (error.status === 412 && stored) setTheirs(await calls.read(stored.id));
    else if (error.status === 422 && error.errors.length > 0)
      store.setFromServer(locateErrors(error.errors, store.page().blocks));
    else {
      toast.error(error.message);
      setGone(error.status === 404 && action === "save");
    }
  };

  const sendPage = async (flags: SaveFlags) => {
    const check = await checking;
    const { edited, stored, jsonProblem } = store.getState();
    const page = store.page();
    const wrong = check(page);
    store.setErrors(locateErrors(wrong, page.blocks));
    if (jsonProblem !== null)
      return toast.error("Mend the JSON first: it is not saved while it is broken.");
    if (wrong.length > 0) return toast.error("Nothing was sent: there are errors to mend first.");
    const sentAt = now();
    const saved = stored
      ? await calls.update(stored.id, stored.version, page, flags)
      : await calls.create(page, flags);
    store.markSaved(saved, edited, sentAt);
    setSaveCount((times) => times + 1);
    toast.success(stored ? "Page updated successfully." : "Page created successfully.");
    if (!stored) created.current = saved.id;
    // Nothing that was typed while the page was being made stays behind on the way to its editor.
    if (created.current !== null && store.getState().isChanged) shouldSaveAgain.current = true;
  };

  const attempt = async (
    action: PendingConfirmation["action"],
    flags: SaveFlags,
    work: () => Promise<void>,
  ) => {
    if (isLocked) return toast.error("Custom pages are locked by maintenance.");
    if (isSending.current) {
      shouldSaveAgain.current = action === "save"; // what was typed since then is saved after this one
      return;
    }
    isSending.current = true;
    setBusy(true);
    setPending(null);
    try {
      await work().catch((error: unknown) => handleError(error, flags, action));
    } catch (error) {
      toast.error(error instanceof Error ? error.message : "This did not work.");
    } finally {
      isSending.current = false;
      setBusy(false);
    }
    if (!shouldSaveAgain.current) {
      if (created.current !== null && !store.getState().isChanged)
        setGoTo(`/custompages/${created.current}`);
      return;
    }
    shouldSaveAgain.current = false;
    if (store.getState().isChanged) await attempt("save", {}, () => sendPage({}));
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

  /** Takes the page as the server has it now: what was not saved comes back as edits on top of it. */
  const refresh = async () => {
    const { stored, isChanged } = store.getState();
    if (!stored) return;
    const newest = await calls.read(stored.id);
    if (newest.version === stored.version) return;
    if (isChanged) setTheirs(newest);
    else store.restore(newest, "The newest version taken");
  };

  /** A stale save is answered: both are together, over the version that is stored now. */
  const merge = async (page: PageInput) => {
    if (!theirs) return;
    setTheirs(null);
    store.rebase(theirs);
    store.change(replacePage(store.getState().edited, page, "Both edits put together"));
    await save();
  };

  /** Somebody deleted the page meanwhile: what is open becomes a page of its own. */
  const saveAsNew = async () => {
    setGone(false);
    store.detach();
    await save();
  };

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
    theirs,
    isBusy,
    isLeaving: goTo !== null,
    guard,
    save,
    remove,
    confirm,
    savedTimes: saveCount,
    refresh,
    merge,
    isGone,
    saveAsNew,
    dismissGone: () => setGone(false),
    dismiss: () => setPending(null),
    dismissMerge: () => setTheirs(null),
  };
};

export type PageEditorState = ReturnType<typeof usePageEditor>;
