/** `www.` is left out, because both addresses lead to the same site. */
const bareHost = (host: string): string => host.replace(/^www\./, "");

/** @param origin of a site, as `https://www.example.com` */
export const isAtSite = (url: URL, origin: string): boolean =>
  bareHost(new URL(origin).host) === bareHost(url.host);

/** A host with a domain, whose protocol was left out. */
export const hostWithoutScheme = /^([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?([/?#]|$)/i;

/** An address with its host, as browsers show and copy it; null for any other text. */
const parseFullAddress = (text: string): URL | null => {
  if (/^https?:\/\//i.test(text)) return URL.parse(text);
  return hostWithoutScheme.test(text) ? URL.parse(`https://${text}`) : null;
};

const readablePath = (path: string): string => {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
};

/**
 * The path, with query and fragment, of a full address of the site; any other text as it is.
 * @param origin null where no host serves the site
 */
export const toOwnPath = (text: string, origin: string | null): string => {
  const url = parseFullAddress(text.trim());
  if (!url || origin === null || !isAtSite(url, origin)) return text;
  return readablePath(url.pathname) + url.search + url.hash;
};
