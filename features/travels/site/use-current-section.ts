import { useEffect, useState, type RefObject } from "react";

/** Where a section is read: from below the header and the bar to the middle of the window. */
const reading = { rootMargin: "-140px 0px -50%" };

/** Brings the link of a section into the bar where that is narrower than its links. */
const bring = (bar: HTMLElement, id: string): void => {
  const link = bar.querySelector<HTMLElement>(`[href="#${id}"]`);
  if (link) bar.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2 });
};

/**
 * The first of a page's sections that is being read; null above and below them.
 * @param bar holds the links to the sections
 */
export const useCurrentSection = (
  ids: readonly string[],
  bar: RefObject<HTMLElement | null>,
): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(" ");
  useEffect(() => {
    const seen = new Map<string, boolean>();
    const observer = new IntersectionObserver((changes) => {
      for (const { target, isIntersecting } of changes) seen.set(target.id, isIntersecting);
      const first = all.split(" ").find((id) => seen.get(id)) ?? null;
      setCurrent(first);
      if (first !== null && bar.current) bring(bar.current, first);
    }, reading);
    for (const id of all.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all, bar]);
  return current;
};
