/**
 * A section counts as being read while it is between the bar below the header and the middle of the
 * window.
 */
const readingZone = { rootMargin: "-140px 0px -50%" };

/**
 * Scrolls the bar sideways until the link to the section is visible. While a link is pressed the
 * bar stays: the link would move away from under the pointer, and the press would lead nowhere.
 */
const scrollIntoBar = (bar: HTMLElement, link: HTMLElement): void => {
  if (bar.matches(":active")) return;
  bar.scrollTo({ left: link.offsetLeft - (bar.clientWidth - link.offsetWidth) / 2 });
};

const markCurrent = (bar: HTMLElement, links: readonly HTMLAnchorElement[], id: string | null) => {
  for (const link of links) {
    const isCurrent = id !== null && link.hash === `#${id}`;
    if (isCurrent) link.setAttribute("aria-current", "true");
    else link.removeAttribute("aria-current");
    if (isCurrent) scrollIntoBar(bar, link);
  }
};

/**
 * Marks the link to the first section in the reading zone.
 * @param bar element that contains the links to the sections
 * @returns stops it
 */
export const followSections = (bar: HTMLElement): (() => void) => {
  const links = [...bar.querySelectorAll("a")];
  const ids = links.map(({ hash }) => hash.slice(1));
  const visibleById = new Map<string, boolean>();
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) visibleById.set(target.id, isIntersecting);
    markCurrent(bar, links, ids.find((id) => visibleById.get(id)) ?? null);
  }, readingZone);
  for (const id of ids) {
    const section = document.getElementById(id);
    if (section) observer.observe(section);
  }
  return () => observer.disconnect();
};
