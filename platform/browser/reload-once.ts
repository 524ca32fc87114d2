/**
 * Reloads the page after one of its files failed to load, most often because a newer build replaced
 * it; at most once in 60 seconds. Where the session storage is refused it never reloads, so that no
 * page can loop for ever. It uses nothing outside itself, because its source is also inlined into
 * pages.
 * @returns whether the page is being reloaded
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
