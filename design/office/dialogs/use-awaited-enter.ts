import { useEffect, useEffectEvent, useRef } from "react";

/**
 * Keeps an Enter that is pressed while the answer to the typed words is still awaited, and chooses
 * from that answer: people type and press Enter in one go, faster than a search answers. What is
 * shown until then belongs to an earlier search.
 *
 * @returns to be called at each key, with whether it is that Enter; another key takes it back
 */
export const useAwaitedEnter = (
  isAwaited: boolean,
  choose: () => void,
): ((isEnter: boolean) => void) => {
  const isKept = useRef(false);
  const chooseKept = useEffectEvent(() => {
    if (isKept.current) choose();
    isKept.current = false;
  });
  useEffect(() => {
    if (!isAwaited) chooseKept();
  }, [isAwaited]);
  return (isEnter) => {
    isKept.current = isEnter && isAwaited;
    if (isEnter && !isAwaited) choose();
  };
};
