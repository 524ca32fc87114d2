/** States with a way back and forth. */
export type History<State> = Readonly<{
  past: readonly State[];
  present: State;
  future: readonly State[];
}>;

const maxSteps = 300;

export const historyOf = <State>(present: State): History<State> => ({
  past: [],
  present,
  future: [],
});

/** A further step; a state that is the same is none. */
export const recorded = <State>(history: History<State>, next: State): History<State> =>
  next === history.present
    ? history
    : { past: [...history.past, history.present].slice(-maxSteps), present: next, future: [] };

export const undone = <State>(history: History<State>): History<State> => {
  const { past, present, future } = history;
  const before = past.at(-1);
  return before === undefined
    ? history
    : { past: past.slice(0, -1), present: before, future: [present, ...future] };
};

export const redone = <State>(history: History<State>): History<State> => {
  const [next, ...future] = history.future;
  return next === undefined
    ? history
    : { past: [...history.past, history.present], present: next, future };
};
