/** The address of somebody of the demo, which no mail ever reaches. */
export const emailOf = (name: string): string =>
  `${name
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z]+/g, ".")}@example.com`;
