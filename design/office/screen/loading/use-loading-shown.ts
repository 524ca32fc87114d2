import { useEffect, useRef, useState } from "react";

/** Back-office specification, section 9. */
const delayMs = 200;
const shortestMs = 200;

/** Whether the page still shows the shapes that it came with, which are then followed by others. */
const isPageComing = (): boolean =>
  typeof document !== "undefined" &&
  document.querySelector(".boot") !== null &&
  document.querySelector("#root > :not(style, script)") === null;

/**
 * True while something that says "loading" is shown: from 200 ms after loading began, so that quick
 * answers show nothing, and for at least 200 ms, so that it never flickers. On the page's first
 * screen at once, since the page itself has shown its shapes until then.
 */
export const useLoadingShown = (isLoading: boolean): boolean => {
  const [isShown, setIsShown] = useState(() => isLoading && isPageComing());
  const shownAt = useRef(0);
  useEffect(() => {
    if (isLoading === isShown) return undefined;
    const wait = isLoading ? delayMs : shownAt.current + shortestMs - performance.now();
    const timer = setTimeout(
      () => {
        shownAt.current = performance.now();
        setIsShown(isLoading);
      },
      Math.max(0, wait),
    );
    return () => clearTimeout(timer);
  }, [isLoading, isShown]);
  return isShown;
};
