/** `Mentions légales` becomes `mentions-legales`, so that links to a section survive when others are added. */
export const sectionAnchor = (heading: string): string =>
  heading
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^\p{L}\d]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
