import { useEffect, useState } from "react";

/** In pixels. */
export type ScrollWindow = Readonly<{ top: number; height: number }>;

/** In steps, so that scrolling seldom draws anew. */
const step = 120;

/** The part of a scroller that is in sight. */
export const useScrollWindow = (scroller: React.RefObject<HTMLElement | null>): ScrollWindow => {
  const [shown, setShown] = useState<ScrollWindow>({ top: 0, height: 900 });
  useEffect(() => {
    const { current } = scroller;
    if (!current) return undefined;
    const update = () => {
      const top = Math.floor(current.scrollTop / step) * step;
      const height = current.clientHeight + step;
      setShown((before) =>
        before.top === top && before.height === height ? before : { top, height },
      );
    };
    const observer = new ResizeObserver(update);
    observer.observe(current);
    current.addEventListener("scroll", update, { passive: true });
    update();
    return () => {
      observer.disconnect();
      current.removeEventListener("scroll", update);
    };
  }, [scroller]);
  return shown;
};
