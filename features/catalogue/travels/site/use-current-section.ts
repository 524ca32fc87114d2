import { useEffect, useState, type RefObject } from "react";

/**
 * A section counts as being read while it is between the bar below the header and the middle of the
 * window.
 */
const readingZone = { rootMargin: "-140px 0px -50%" };

/**
 * Scrolls the bar sideways until the link to the section is visible. While a link is pressed the
 * bar stays: the link would move away from under the pointer, and the press would lead nowhere.
 */
const scrollIntoBar = (bar: HTMLElement, id: string): void => {
  if (bar.matches(":active")) return;
  const link = bar.querySelector<HTMLElement>(`[href="#${id}"]`);
  if (link) bar.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2 });
};

/**
 * Id of the first section in the reading zone. Null while no section is in the zone.
 * @param bar element that contains the links to the sections
 */
export const useCurrentSection = (
  ids: readonly string[],
  bar: RefObject<HTMLElement | null>,
): string | null => {
  const [current, setCurrent] = useState<string | null>(null);
  const all = ids.join(" ");
  useEffect(() => {
    const visibleById = new Map<string, boolean>();
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) visibleById.set(target.id, isIntersecting);
      const first = all.split(" ").find((id) => visibleById.get(id)) ?? null;
      setCurrent(first);
      if (first !== null && bar.current) scrollIntoBar(bar.current, first);
    }, readingZone);
    for (const id of all.split(" ")) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all, bar]);
  return current;
};
