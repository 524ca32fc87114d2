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
 * Reads who may say for whom a request is: addresses, networks (`10.0.0.0/8`) and the names
 * `loopback`, `linklocal` and `uniquelocal`, separated by commas.
 * @throws Error that names the first that is none
 */
export const readProxies = (text: string): readonly string[] => {
  const proxies = text
    .split(",")
    .map((each) => each.trim())
    .filter(Boolean);
  const wrong = proxies.find((proxy) => !isProxy(proxy));
  if (wrong !== undefined)
    throw new Error(`${wrong} is no address, no network and none of ${[...ranges].join(", ")}`);
  return proxies;
};

// Our hosts and their scheme are known from the configuration; only whom a request comes from is not.
const unheard = ["forwarded", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"];

/** Forgets what nobody may say, not even a proxy: under which host and scheme we are reached. */
export const dropForwarded = (headers: IncomingHttpHeaders): void => {
  for (const name of unheard) delete headers[name];
};
