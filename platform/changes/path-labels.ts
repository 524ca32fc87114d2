const stepLabel = (step: string): string =>
  /^\d+$/.test(step)
    ? `${Number(step) + 1}`
    : step
        .replace(/^is(?=[A-Z])/, "")
        // In what unit or by what key a value is stored is of no interest to who reads.
        .replace(/(?<=[a-z])(?:Cents|Ids?)$/, "")
        .replaceAll(
          /([a-z])([A-Z])/g,
          (_, lower: string, upper: string) => `${lower} ${upper.toLowerCase()}`,
        );

/** `blocks.3.content.customCss` reads `Block 4 › custom css`. */
export const pathLabel = (path: string): string => {
  const label = path
    .replace(/^blocks\.(\d+)(?=\.|$)/, (_, index: string) => `block ${Number(index) + 1}`)
    .replace(/^blocks\.order$/, "order of the blocks")
    .split(".")
    .filter((step) => step !== "content")
    .map(stepLabel)
    .join(" › ");
  return label.charAt(0).toUpperCase() + label.slice(1);
};
