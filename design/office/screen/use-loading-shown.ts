import { useEffect, useRef, useState } from "react";

/** Back-office specification, section 9. */
const delayMs = 200;
const shortestMs = 200;

/**
 * True while something that says "loading" is shown: from 200 ms after loading began, so that quick
 * answers show nothing, and for at least 200 ms, so that it never flickers.
 */
export const useLoadingShown = (isLoading: boolean): boolean => {
  const [isShown, setIsShown] = useState(false);
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
