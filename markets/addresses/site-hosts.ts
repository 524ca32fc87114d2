import { hostName } from "#platform/texts/host-name.ts";
import { markets } from "../markets.ts";

/**
 * Reads pairs of host and market such as `it.example.com=it-IT,us.example.com=en-US`; an empty text
 * means the development hosts.
 * @throws Error with one line that names the variable and what is wrong with it
 */
export const readHosts = (text: string, backofficeHost: string): ReadonlyMap<string, string> => {
  const hosts = new Map<string, string>();
  if (!text) for (const { hostDefault, id } of markets) hosts.set(hostDefault, id);
  for (const pair of text ? text.split(",") : []) {
    const [name = "", market = "", ...more] = pair.trim().split("=");
    const host = hostName.safeParse(name);
    if (!host.success)
      throw new Error(`SITE_HOSTS: ${name || "nothing"} ${host.error.issues[0]?.message}.`);
    if (more.length > 0 || !markets.some(({ id }) => id === market))
      throw new Error(
        `SITE_HOSTS: ${pair.trim()} names none of ${markets.map(({ id }) => id).join(", ")}.`,
      );
    if (hosts.has(host.data)) throw new Error(`SITE_HOSTS: ${host.data} stands there twice.`);
    hosts.set(host.data, market);
  }
  if (hosts.has(backofficeHost))
    throw new Error(`BACKOFFICE_HOST: ${backofficeHost} is a host of SITE_HOSTS already.`);
  return hosts;
};
