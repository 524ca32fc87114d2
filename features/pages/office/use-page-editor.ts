import { notifications } from "@mantine/notifications";
import { useEffect, useMemo, useState } from "react";
import { useBlocker, useNavigate } from "react-router";
import type { Page, PageInput, RuleError } from "../contract.ts";
import { type BlockCheck, pageErrors } from "../rules.ts";
import { type Flags, flagsFor, pageCalls, Refused } from "./calls.ts";

export type EditorStart = Readonly<{
  country: string;
  /** Null for a page that is being created. */
  stored: Page | null;
  start: PageInput;
  /** Blocks were taken from another page: there is something to save from the first moment on. */
  isPreselected: boolean;
  /** Maintenance keeps this person from saving. */
  isLocked: boolean;
  checkBlock: BlockCheck;
}>;

export type Asked = Readonly<{ refusal: Refused; flags: Flags; action: "save" | "delete" }>;

const say = (message: string, color = "spruce") => notifications.show({ message, color });
const checkDelay = 200; // the source, section 9

/** The errors of the page, worked out again 200 ms after the last change. */
const useErrors = (page: PageInput, checkBlock: BlockCheck): readonly RuleError[] => {
  const [errors, setErrors] = useState<readonly RuleError[]>(() => pageErrors(page, checkBlock));
  useEffect(() => {
    const timer = setTimeout(() => setErrors(pageErrors(page, checkBlock)), checkDelay);
    return () => clearTimeout(timer);
  }, [page, checkBlock]);
  return errors;
};

/** Asks before unsaved edits are left, by a link of the app or by closing the page. */
const useLeaveGuard = (isChanged: boolean) => {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isChanged && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!isChanged) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isChanged]);
  return blocker;
};

/** What one open page is and what can be done with it. */
export const usePageEditor = (begun: EditorStart) => {
  const { country, isLocked, checkBlock } = begun;
  const navigate = useNavigate();
  const calls = useMemo(() => pageCalls(country), [country]);
  const [kept, setKept] = useState(begun.stored);
  const [page, setPage] = useState(begun.start);
  const [clean, setClean] = useState<PageInput | null>(begun.isPreselected ? null : begun.start);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [fromServer, setFromServer] = useState<readonly RuleError[]>([]);
  const [jsonProblem, setJsonProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [goTo, setGoTo] = useState<string | null>(null);
  const errors = [...useErrors(page, checkBlock), ...fromServer];
  const isChanged = clean === null || JSON.stringify(page) !== JSON.stringify(clean);
  const guard = useLeaveGuard(isChanged && goTo === null);

  useEffect(() => {
    if (goTo !== null) void navigate(goTo); // after a save: the guard has let go by then
  }, [goTo, navigate]);

  const set = (part: Partial<PageInput>) => {
    setFromServer([]);
    setPage((before) => ({ ...before, ...part }));
  };

  const refused = (error: unknown, flags: Flags, action: Asked["action"]) => {
    if (!(error instanceof Refused))
      say("The server could not be reached. Your edits are kept.", "orange");
    else if (error.status === 428 && error.key) setAsked({ refusal: error, flags, action });
    else if (error.status === 422 && error.errors.length > 0) setFromServer(error.errors);
    else say(error.message, "orange");
  };

  const attempt = async (action: Asked["action"], flags: Flags, work: () => Promise<void>) => {
    setBusy(true);
    setAsked(null);
    try {
      await work();
    } catch (error) {
      refused(error, flags, action);
    } finally {
      setBusy(false);
    }
  };

  const save = async (flags: Flags = {}) => {
    const wrong = pageErrors(page, checkBlock);
    if (wrong.length > 0 || jsonProblem !== null || isBusy || isLocked) return;
    await attempt("save", flags, async () => {
      const saved = kept
        ? await calls.update(kept.id, kept.version, page, flags)
        : await calls.create(page, flags);
      setKept(saved);
      setClean(page);
      say(kept ? "Page updated successfully." : "Page created successfully.");
      if (!kept) setGoTo(`/custompages/${saved.id}`);
    });
  };

  const remove = async (flags: Flags = {}) => {
    if (!kept || isBusy || isLocked) return;
    await attempt("delete", flags, async () => {
      await calls.remove(kept.id, kept.version, flags);
      say("Page deleted successfully.");
      setGoTo("/custompages");
    });
  };

  const confirm = async () => {
    if (!asked) return;
    const { refusal, flags, action } = asked;
    const more = refusal.key ? { ...flags, ...flagsFor(refusal.key) } : flags;
    await (action === "save" ? save(more) : remove(more));
  };

  return {
    page,
    kept,
    errors,
    isChanged,
    isBusy,
    asked,
    jsonProblem,
    guard,
    set,
    setJsonProblem,
    save,
    remove,
    confirm,
    dismiss: () => setAsked(null),
  };
};

export type PageEditing = ReturnType<typeof usePageEditor>;
