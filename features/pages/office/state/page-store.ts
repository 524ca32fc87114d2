import { create } from "mutative";
import { createStore, type StoreApi } from "zustand/vanilla";
import type { Page, PageInput } from "#features/pages/contract.ts";
import { type Change, replacePage } from "./changes.ts";
import { type EditedPage, toPageInput, isSamePage, denormalize, normalize } from "./edited-page.ts";
import type { LocatedError } from "./located-errors.ts";
import { type History, emptyHistory, stepHistory, endTypingRun, withEdit } from "./history.ts";
import { shareStructure } from "./share-structure.ts";

/** What is open: one block or the page's own settings, as a form or as JSON. At most one JSON editor is. */
export type OpenPanel = Readonly<{ block: string | null; isJson: boolean }>;

export const settingsPanel: OpenPanel = { block: null, isJson: false };

const noErrors: readonly LocatedError[] = [];

export type PageState = Readonly<{
  edited: EditedPage;
  history: History;
  /** The page as the server last gave or took it; null for one that was never saved. */
  stored: Page | null;
  /** What the page is compared with; null when it counts as changed from the first moment on. */
  clean: EditedPage | null;
  isChanged: boolean;
  /** When the page was loaded or saved last, in epoch milliseconds; edits after it are unsaved. */
  savedAt: number;
  open: OpenPanel;
  /** Something was changed in what is open since it was opened. */
  hasTyped: boolean;
  /** What the rules say of the page, 200 ms after its last change. */
  errors: readonly LocatedError[];
  /** What the server said of the page as it was sent. */
  fromServer: readonly LocatedError[];
  /** What is wrong with the JSON that is being written: nothing else is opened meanwhile. */
  jsonProblem: string | null;
  /** What was just done, for screen readers. */
  announcement: string;
}>;

export type PageStoreOptions = Readonly<{
  stored: Page | null;
  start: PageInput;
  isPreselected: boolean;
  /** Epoch milliseconds. */
  now: () => number;
}>;

type EditedState = Pick<PageState, "edited" | "history">;

const isChangedFrom = (clean: EditedPage | null, edited: EditedPage): boolean =>
  clean === null || !isSamePage(edited, clean);

const panelAfterStep = (state: PageState, block: string | null): OpenPanel =>
  state.open.block === block ? state.open : { block, isJson: false };

/** What is known of the server's page: what was saved, taken anew, lost, or put in place of what is open. */
const createStoredActions = (
  { getState, setState }: StoreApi<PageState>,
  change: (change: Change) => void,
  now: () => number,
) => {
  const compareWith = (page: Page) => {
    const clean = normalize(toPageInput(page));
    setState({ stored: page, clean, isChanged: isChangedFrom(clean, getState().edited) });
  };
  return {
    /** The server has this page, as it was sent at a moment; what was typed since then stays a change. */
    markSaved: (page: Page, sent: EditedPage, at: number) => {
      const { edited: current, history } = getState();
      setState({
        stored: page,
        clean: sent,
        isChanged: isChangedFrom(sent, current),
        savedAt: at,
        history: endTypingRun(history),
      });
    },
    /** The server's page is newer than what is compared with: edits stay, and are compared with this one. */
    rebase: compareWith,
    /** The server has the page no more: what is open is a new one, and all of it unsaved. */
    detach: () => setState({ stored: null, clean: null, isChanged: true }),
    /** The server's page in place of what is open, as one edit that undo takes back. */
    restore: (page: Page, label: string) => {
      change(replacePage(getState().edited, toPageInput(page), label));
      compareWith(page);
      setState({ savedAt: now() });
    },
  };
};

/**
 * One open page: what it is, what was done to it, and what is shown of it. Every view of the editor
 * reads it and changes it through these functions alone, so that all of them follow at once.
 */
export const createPageStore = ({ stored, start, isPreselected, now }: PageStoreOptions) => {
  const edited = normalize(start);
  const store = createStore<PageState>()(() => ({
    edited,
    history: emptyHistory(edited),
    stored,
    clean: isPreselected ? null : edited,
    isChanged: isPreselected,
    savedAt: now(),
    open: settingsPanel,
    hasTyped: false,
    errors: noErrors,
    fromServer: noErrors,
    jsonProblem: null,
    announcement: "",
  }));
  const { getState, setState } = store;

  const setEdited = (kept: EditedState, more: Partial<PageState>) => {
    const isChanged = isChangedFrom(getState().clean, kept.edited);
    setState({ ...kept, isChanged, fromServer: noErrors, ...more });
  };

  /** Does one change, so that it can be undone; a change that changes nothing is none. */
  const change = ({ label, block, typing = null, apply }: Change) => {
    const state = getState();
    const [next, forward, backward] = create(state.edited, apply, { enablePatches: true });
    if (forward.length === 0) return;
    const edit = { label, block, typing, at: now(), forward, backward };
    const hasTyped = state.hasTyped || block === state.open.block;
    setEdited({ edited: next, history: withEdit(state.history, edit) }, { hasTyped });
  };

  const step = (by: 1 | -1) => {
    const state = getState();
    const made = state.jsonProblem === null ? stepHistory(state.edited, state.history, by) : null;
    if (!made) return;
    const { page, history, edit } = made;
    const place = edit.block !== null && page.blocks[edit.block] ? edit.block : null;
    setEdited(
      { edited: page, history },
      {
        announcement: `${by === -1 ? "Undone" : "Redone"}: ${edit.label}`,
        open: panelAfterStep(state, place),
      },
    );
  };

  return {
    getState,
    getInitialState: store.getInitialState,
    subscribe: store.subscribe,
    change,
    undo: () => step(-1),
    redo: () => step(1),
    /** Opens something else, unless broken JSON would be lost by it. @returns whether it is open */
    open: (open: OpenPanel): boolean => {
      if (getState().jsonProblem !== null) return false;
      setState({ open, hasTyped: getState().open.block === open.block && getState().hasTyped });
      return true;
    },
    setJsonProblem: (jsonProblem: string | null) => setState({ jsonProblem }),
    /** The same errors as before are no news: nothing that shows them is drawn again. */
    setErrors: (errors: readonly LocatedError[]) =>
      setState({ errors: shareStructure(getState().errors, errors) }),
    setFromServer: (fromServer: readonly LocatedError[]) => setState({ fromServer }),
    announce: (announcement: string) => setState({ announcement }),
    ...createStoredActions(store, change, now),
    /** Edits of before come back, with all that can be undone. */
    recover: (history: History, page: EditedPage, savedAt: number) =>
      setEdited({ history, edited: page }, { savedAt }),
    /** The page as it would be sent. */
    page: (): PageInput => denormalize(getState().edited),
  };
};

/** What a panel may know of the open page; its blocks stay the same objects while they do not change. */
export type PageSource = Readonly<{
  get: () => PageInput;
  subscribe: (listener: () => void) => () => void;
}>;

export type PageStore = ReturnType<typeof createPageStore>;
