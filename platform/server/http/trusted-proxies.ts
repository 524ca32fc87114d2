import type { IncomingHttpHeaders } from "node:http";
import { compile } from "@fastify/proxy-addr";

/**
 * Reads who may say for whom a request is: addresses, networks (`10.0.0.0/8`) and the names
 * `loopback`, `linklocal` and `uniquelocal`, separated by commas.
 * @throws Error that names the first that is none
 */
export const readProxies = (text: string): readonly string[] => {
  const named = text.split(",").map((each) => each.trim());
  const proxies = named.filter(Boolean);
  for (const proxy of proxies)
    try {
      compile([proxy]);
    } catch {
      throw new Error(
        `${proxy} is no address, no network and none of loopback, linklocal, uniquelocal`,
      );
    }
  return proxies;
};

// Our hosts and their scheme are known from the configuration; only whom a request comes from is not.
const unheard = ["forwarded", "x-forwarded-host", "x-forwarded-proto", "x-forwarded-port"];

/** Forgets what nobody may say, not even a proxy: under which host and scheme we are reached. */
export const dropForwarded = (headers: IncomingHttpHeaders): void => {
  for (const name of unheard) delete headers[name];
};
