/** The word for something that is loading; `useLoadingShown` says when it is shown. */
export const LoadingNote = ({ isShown }: { isShown: boolean }) =>
  isShown ? <p role="status">Loading …</p> : null;
