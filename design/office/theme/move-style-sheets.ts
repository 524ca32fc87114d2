/**
 * Moves the page's style sheets to the head. They stand in the body so that the shapes before them
 * are painted first, but those of code that is loaded later are put in the head, and have to come
 * after them. The shapes have a style of their own, and the app is shown once the sheets are back.
 */
export const moveStyleSheets = async (): Promise<void> => {
  const links = [...document.querySelectorAll<HTMLLinkElement>("body > link[rel=stylesheet]")];
  const first = document.head.querySelector("link[rel=stylesheet], style");
  await Promise.all(
    links.map(
      (link) =>
        new Promise((settle) => {
          link.addEventListener("load", settle, { once: true });
          link.addEventListener("error", settle, { once: true });
          document.head.insertBefore(link, first);
        }),
    ),
  );
};
