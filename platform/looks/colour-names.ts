/** The colours by which a picture can be asked for. */
export const colourNames = [
  "red",
  "orange",
  "yellow",
  "green",
  "blue",
  "purple",
  "pink",
  "white",
  "grey",
  "black",
] as const;
export type ColourName = (typeof colourNames)[number];
