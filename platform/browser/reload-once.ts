/**
 * Loads the page anew because a file of it could not be loaded: most often it was replaced by a newer
 * build. At most once in 60 seconds, whatever fails; null storage counts as a reload just done, so that
 * no page can go round for ever. Stands alone: its text is also put into pages.
 * @returns whether the page is being left
 */
export const reloadOnce = (): boolean => {
  try {
    const last = Number(sessionStorage.getItem("reloaded-at"));
    if (Date.now() - last < 60_000) return false;
    sessionStorage.setItem("reloaded-at", String(Date.now()));
  } catch {
    return false;
  }
  location.reload();
  return true;
};
