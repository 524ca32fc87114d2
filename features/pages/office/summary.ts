import type { Block } from "../contract.ts";

const long = 60; // characters

/** The first words of a block, so that two of a kind can be told apart. */
export const summaryOf = ({ content }: Block): string => {
  const first = Object.entries(content).find(
    ([name, value]) => name !== "customCss" && typeof value === "string" && value !== "",
  );
  return typeof first?.[1] === "string" ? first[1].slice(0, long) : "";
};
