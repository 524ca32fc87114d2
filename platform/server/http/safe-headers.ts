/** What every answer says, whoever asks: no guessed types, little in the referrer, a window of its own. */
export const safeHeaders = [
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
] as const;
