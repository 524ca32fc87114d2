import { createStore, type StoreApi } from "zustand/vanilla";
import type { Page, PageInput } from "#features/content/pages/contract.ts";
import { type Change, replacePage } from "./changes.ts";
import { type EditedPage, toPageInput, isSamePage, denormalize, normalize } from "./edited-page.ts";
import type { LocatedError } from "../errors/located-errors.ts";
import { emptyHistory, stepHistory, endTypingRun, withEdit } from "#platform/undo/history.ts";
import type { Edit, History } from "./history.ts";
import { patchesBetween } from "#platform/undo/patches.ts";
import type { Rebased } from "#platform/undo/rebase-history.ts";
import { shareStructure } from "#platform/undo/share-structure.ts";

/**
 * The panel beside the block list: one block or the page's settings, as a form or as JSON. Only one
 * JSON editor is open at a time.
 */
export type OpenPanel = Readonly<{ block: string | null; isJson: boolean }>;

export const settingsPanel: OpenPanel = { block: null, isJson: false };

const noErrors: readonly LocatedError[] = [];

export type PageState = Readonly<{
  edited: EditedPage;
  history: History;
  /** The page as last read from or saved to the server; null when it was never saved. */
  stored: Page | null;
  /** The unedited page, to compare with; null when the page counts as changed from the start. */
  clean: EditedPage | null;
  isChanged: boolean;
  /** When the page was last loaded or saved, in epoch milliseconds; later edits are unsaved. */
  savedAt: number;
  openPanel: OpenPanel;
  /** Whether the open panel was changed since it was opened. */
  hasTyped: boolean;
  /** Rule errors found in the browser, 200 ms after the last change. */
  errors: readonly LocatedError[];
  /** Errors of the last save, as the server answered them; cleared by the next change. */
  serverErrors: readonly LocatedError[];
  /** Why the slug as it is typed is not to be had, as the server knows; cleared with the slug. */
  slugErrors: readonly LocatedError[];
  /**
   * The slug with which the page was sent to be created and nobody answered; null for none. Whoever
   * has it since may be this page itself, so that the next save alone can tell.
   */
  unansweredSlug: string | null;
  /** Error in the open JSON editor; until it is fixed no other panel opens. */
  jsonProblem: string | null;
  /** Text for screen readers: what the last action did. */
  announcement: string;
}>;

export type PageStoreOptions = Readonly<{
  stored: Page | null;
  start: PageInput;
  isPrefilled: boolean;
  /** Epoch milliseconds. */
  now: () => number;
}>;

type EditedState = Pick<PageState, "edited" | "history">;

const isChangedFrom = (clean: EditedPage | null, edited: EditedPage): boolean =>
  clean === null || !isSamePage(edited, clean);

const panelAfterStep = (state: PageState, block: string | null): OpenPanel =>
  state.openPanel.block === block ? state.openPanel : { block, isJson: false };

/** Actions on the server's version of the page: saved, reloaded, deleted or restored. */
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
    /** After a save: edits made since `sentAt` still count as changes. */
    markSaved: (page: Page, sent: EditedPage, sentAt: number) => {
      const { edited: current, history } = getState();
      setState({
        stored: page,
        clean: sent,
        isChanged: isChangedFrom(sent, current),
        savedAt: sentAt,
        slugErrors: noErrors,
        unansweredSlug: null,
        history: endTypingRun(history),
      });
    },
    /**
     * Goes on from a colleague's save with both sides together.
     * @param joined history and page on top of theirs
     */
    join: (page: Page, { history, state }: Rebased<EditedPage, Edit>) => {
      const { edited, openPanel, slugErrors, savedAt } = getState();
      const clean = shareStructure(state, normalize(toPageInput(page)));
      const isChanged = isChangedFrom(clean, state);
      const isOpenGone = openPanel.block !== null && !state.blocks[openPanel.block];
      setState({
        stored: page,
        clean,
        edited: state,
        history,
        isChanged,
        savedAt: isChanged ? savedAt : now(),
        serverErrors: noErrors,
        slugErrors: state.fields.slug === edited.fields.slug ? slugErrors : noErrors,
        ...(isOpenGone && { openPanel: settingsPanel, hasTyped: false }),
      });
    },
    /** The page was deleted on the server: treats it as new and unsaved. */
    detach: () => setState({ stored: null, clean: null, isChanged: true }),
    /** Replaces the page with the server's, as one undoable edit. */
    restore: (page: Page, label: string) => {
      change(replacePage(getState().edited, toPageInput(page), label));
      compareWith(page);
      setState({ savedAt: now() });
    },
  };
};

/** What is wrong with the page, as rules, server and the JSON editor find it. */
const createProblemActions = ({ getState, setState }: StoreApi<PageState>) => ({
  setJsonProblem: (jsonProblem: string | null) => setState({ jsonProblem }),
  /** Structural sharing: unchanged errors do not render anything again. */
  setErrors: (errors: readonly LocatedError[]) =>
    setState({ errors: shareStructure(getState().errors, errors) }),
  setServerErrors: (serverErrors: readonly LocatedError[]) => setState({ serverErrors }),
  /** @param message null once the slug is to be had */
  setSlugProblem: (message: string | null) => {
    const { edited, unansweredSlug } = getState();
    const isNone = message === null || edited.fields.slug === unansweredSlug;
    setState({ slugErrors: isNone ? noErrors : [{ block: null, path: "slug", message }] });
  },
  /** The page was sent to be created, and nobody knows whether it was. */
  markUnanswered: () =>
    setState({ unansweredSlug: getState().edited.fields.slug, slugErrors: noErrors }),
});

const beginState = ({ stored, start, isPrefilled, now }: PageStoreOptions): PageState => {
  const edited = normalize(start);
  return {
    edited,
    history: emptyHistory(edited),
    stored,
    clean: isPrefilled ? null : edited,
    isChanged: isPrefilled,
    savedAt: now(),
    openPanel: settingsPanel,
    hasTyped: false,
    errors: noErrors,
    serverErrors: noErrors,
    slugErrors: noErrors,
    unansweredSlug: null,
    jsonProblem: null,
    announcement: "",
  };
};

/**
 * The state of one open page. Every part of the editor reads it and changes it only through these
 * functions, so that all of them stay in sync.
 */
export const createPageStore = (options: PageStoreOptions) => {
  const { now } = options;
  const store = createStore<PageState>()(() => beginState(options));
  const { getState, setState } = store;

  const setEdited = (next: EditedState, changes: Partial<PageState>) => {
    const { clean, edited: before, slugErrors: ofSlug } = getState();
    const isChanged = isChangedFrom(clean, next.edited);
    const slugErrors = next.edited.fields.slug === before.fields.slug ? ofSlug : noErrors;
    setState({ ...next, isChanged, serverErrors: noErrors, slugErrors, ...changes });
  };

  /** Applies a change as an undoable edit; a change without effect is ignored. */
  const change = ({ label, block, typing = null, apply }: Change) => {
    const state = getState();
    const changed = apply(state.edited);
    const forward = patchesBetween(state.edited, changed);
    if (forward.length === 0) return;
    const backward = patchesBetween(changed, state.edited);
    const edit = { label, block, typing, at: now(), forward, backward };
    const hasTyped = state.hasTyped || block === state.openPanel.block;
    setEdited({ edited: changed, history: withEdit(state.history, edit) }, { hasTyped });
  };

  const step = (direction: 1 | -1) => {
    const state = getState();
    const result =
      state.jsonProblem === null ? stepHistory(state.edited, state.history, direction) : null;
    if (!result) return;
    const { state: page, history, edit } = result;
    const blockId = edit.block !== null && page.blocks[edit.block] ? edit.block : null;
    setEdited(
      { edited: page, history },
      {
        announcement: `${direction === -1 ? "Undone" : "Redone"}: ${edit.label}`,
        openPanel: panelAfterStep(state, blockId),
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
    /** @returns false while broken JSON is open, which switching would lose */
    open: (openPanel: OpenPanel): boolean => {
      if (getState().jsonProblem !== null) return false;
      setState({
        openPanel,
        hasTyped: getState().openPanel.block === openPanel.block && getState().hasTyped,
      });
      return true;
    },
    ...createProblemActions(store),
    announce: (announcement: string) => setState({ announcement }),
    ...createStoredActions(store, change, now),
    /**
     * Restores edits from the journal, with their undo history.
     * @param stored the version that they were made on: a newer one is joined like any other save
     */
    recover: (history: History, page: EditedPage, savedAt: number, stored?: Page | null) => {
      if (stored) setState({ stored, clean: normalize(toPageInput(stored)) });
      setEdited({ history, edited: page }, { savedAt });
    },
    page: (): PageInput => denormalize(getState().edited),
  };
};

/**
 * Read access to the open page for lazily loaded panels; unchanged blocks stay the same objects.
 */
export type PageSource = Readonly<{
  get: () => PageInput;
  subscribe: (listener: () => void) => () => void;
}>;

export type PageStore = ReturnType<typeof createPageStore>;
