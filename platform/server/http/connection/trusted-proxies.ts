import type { IncomingHttpHeaders } from "node:http";
import { isIP } from "node:net";
import { compile } from "@fastify/proxy-addr";

const ranges = new Set(["loopback", "linklocal", "uniquelocal"]);

const isProxy = (text: string): boolean => {
  if (ranges.has(text)) return true;
  if (isIP(text.replace(/\/.*/, "")) === 0) return false; // `1` would be read as 0.0.0.1
  try {
    compile([text]);
    return true;
  } catch {
    return false;
  }
};

/**
 * Reads the list of trusted proxies: addresses, networks (`10.0.0.0/8`) and the names `loopback`,
 * `linklocal` and `uniquelocal`, separated by commas.
 * @throws Error that names the first invalid one
 */
export const readProxies = (text: string): readonly string[] => {
  const proxies = text
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
  const invalid = proxies.find((proxy) => !isProxy(proxy));
  if (invalid !== undefined)
    throw new Error(`${invalid} is no address, no network and none of ${[...ranges].join(", ")}`);
  return proxies;
};

// Our hosts and scheme come from the configuration; only the client's address is taken from a
// proxy.
const ignoredHeaders = ["forwarded", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"];

/** Removes headers that claim another host or scheme; not even a trusted proxy may set them. */
export const dropForwardedHeaders = (headers: IncomingHttpHeaders): void => {
  for (const name of ignoredHeaders) delete headers[name];
};
