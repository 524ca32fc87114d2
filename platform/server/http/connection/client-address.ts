import { isIPv6 } from "node:net";

/** The eight groups of an IPv6 address, written as in URLs: lower case, without leading zeros. */
const groupsOf = (address: string): readonly string[] => {
  const normalized = new URL(`http://[${address.replace(/%.*/, "")}]`).hostname.slice(1, -1);
  const [head = "", tail] = normalized.split("::");
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
 * The unit that rate limits count: an IPv4 address, or the first 64 bits of an IPv6 address,
 * because one household gets that many.
 */
export const addressGroup = (address: string): string => {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [, , , , , marker, high = "0", low = "0"] = groups;
  const isMapped = marker === "ffff" && groups.slice(0, 5).every((group) => group === "0");
  return isMapped ? asIPv4(high, low) : `${groups.slice(0, 4).join(":")}::/64`;
};
