/** States with a way back and forth. */
export type History<State> = Readonly<{
  past: readonly State[];
  present: State;
  future: readonly State[];
  /** The name of the last step; a further one of the same name is undone together with it. */
  step: string | null;
}>;

const maxSteps = 300;

export const historyOf = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
  step: null,
});

/**
 * A further step; a state that is the same is none.
 * @param step a step of the same name as the last one is undone together with it
 */
export const recorded = <State>(
  history: History<State>,
  next: State,
  step: string | null = null,
): History<State> => {
  const { past, present } = history;
  if (next === present) return history;
  if (step !== null && step === history.step) return { ...history, present: next, future: [] };
  return { past: [...past, present].slice(-maxSteps), present: next, future: [], step };
};

export const undone = <State>(history: History<State>): History<State> => {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { past: past.slice(0, -1), present: before, future: [present, ...future], step: null };
};

export const redone = <State>(history: History<State>): History<State> => {
  const [next, ...future] = history.future;
  return next === undefined
    ? history
    : { past: [...history.past, history.present], present: next, future, step: null };
};
