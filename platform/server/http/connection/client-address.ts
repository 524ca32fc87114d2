import { isIPv6 } from "node:net";

/** The eight groups of an IPv6 address, each without leading zeros. */
const groupsOf = (address: string): readonly string[] => {
  const plain = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [head = "", tail] = plain.split("::");
  const before = head.split(":").filter(Boolean);
  const after = (tail ?? "").split(":").filter(Boolean);
  const between = Array.from({ length: 8 - before.length - after.length }, () => "0");
  return [...before, ...between, ...after];
};

const asIPv4 = (high: string, low: string): string =>
  [high, low]
    .map((group) => Number.parseInt(group, 16))
    .flatMap((word) => [word >> 8, word & 255])
    .join(".");

/**
 * Whom a limit counts as one: an IPv4 address, or the first 64 bits of an IPv6 address, since that
 * much is given to a single household.
 */
export const addressGroup = (address: string): string => {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [, , , , , marker, high = "0", low = "0"] = groups;
  const isMapped = marker === "ffff" && groups.slice(0, 5).every((group) => group === "0");
  return isMapped ? asIPv4(high, low) : `${groups.slice(0, 4).join(":")}::/64`;
};
