import { useEffect, useRef } from "react";

const longMs = 500;
/** A finger that moves further scrolls. */
const slackPx = 10;

/**
 * Calls back with the id of the row that a finger rests on. The browser's own menu of a long press
 * stays closed.
 */
export const useLongPress = (onPress: ((rowId: string) => void) | null) => {
  const rows = useRef<HTMLTableSectionElement>(null);
  const latest = useRef(onPress);
  useEffect(() => {
    latest.current = onPress;
  });
  const isOn = onPress !== null;
  useEffect(() => {
    const { current } = rows;
    if (!current || !isOn) return undefined;
    const ends = new AbortController();
    const options = { signal: ends.signal, passive: true };
    let timer = 0;
    let start: Touch | undefined;
    let isHandled = false;
    const cancel = () => window.clearTimeout(timer);
    const begin = ({ target, touches }: TouchEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>("[data-row]") : null;
      cancel();
      isHandled = false;
      start = touches[0];
      if (!row || touches.length !== 1) return;
      timer = window.setTimeout(() => {
        isHandled = true;
        latest.current?.(row.dataset["row"] ?? "");
      }, longMs);
    };
    const move = ({ touches: [touch] }: TouchEvent) => {
      const distance = Math.hypot(
        (touch?.clientX ?? 0) - (start?.clientX ?? 0),
        (touch?.clientY ?? 0) - (start?.clientY ?? 0),
      );
      if (distance > slackPx) cancel();
    };
    current.addEventListener("touchstart", begin, options);
    current.addEventListener("touchmove", move, options);
    current.addEventListener("touchcancel", cancel, options);
    current.addEventListener(
      "touchend",
      (event) => {
        cancel();
        // The finger chose the row; it does not open it as well.
        if (isHandled) event.preventDefault();
      },
      { signal: ends.signal },
    );
    current.addEventListener("contextmenu", (event) => isHandled && event.preventDefault(), {
      signal: ends.signal,
    });
    return () => {
      cancel();
      ends.abort();
    };
  }, [isOn]);
  return rows;
};
