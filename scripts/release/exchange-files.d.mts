/** @param now milliseconds since the epoch */
export const exchangeFiles: (one: string, other: string, now?: number) => void;
