import { request } from "node:http";
import type { BrowserContext } from "playwright-core";

type Cookie = Parameters<BrowserContext["addCookies"]>[0][number];
/** Where the cookies are: a browser's context, or the memory of a program. */
export type CookieJar = Readonly<{
  cookies: (url: string) => Promise<readonly Pick<Cookie, "name" | "value">[]>;
  addCookies: (cookies: readonly Cookie[]) => Promise<void>;
  clearCookies: (which: { name: string }) => Promise<void>;
}>;
export type HttpAnswer = Readonly<{
  status: number;
  location: string | undefined;
  text: string;
}>;
type Sent = Readonly<{ json?: unknown; form?: Readonly<Record<string, string>> }>;

/** A cookie as it was set, without an expiry: a context lives no longer than a test run. */
const cookieOf = (line: string, host: string): Cookie => {
  const [pair = "", ...attributes] = line.split(/;\s*/);
  const [name = "", ...rest] = pair.split("=");
  const path = attributes.find((each) => /^path=/i.test(each))?.slice(5) ?? "/";
  return {
    name,
    value: rest.join("="),
    domain: host,
    path,
    httpOnly: attributes.some((each) => /^httponly$/i.test(each)),
    sameSite: "Lax",
  };
};

const isRemoval = (line: string): boolean =>
  /;\s*(?:max-age=0|expires=Thu, 01 Jan 1970)/i.test(line);

const bodyOf = ({ json, form }: Sent) => {
  if (form)
    return {
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams(form).toString(),
    };
  if (json === undefined) return { headers: {}, body: "" };
  return { headers: { "content-type": "application/json" }, body: JSON.stringify(json) };
};

/** The cookies of a program that opens no browser. */
export const memoryJar = (): CookieJar => {
  const jar = new Map<string, Cookie>();
  return {
    cookies: async () => [...jar.values()],
    addCookies: async (cookies) => cookies.forEach((cookie) => jar.set(cookie.name, cookie)),
    clearCookies: async ({ name }) => void jar.delete(name),
  };
};

/**
 * Calls a product's host by plain HTTP with the cookies of a jar, which then has those that came
 * back. That costs less than a page.
 * @param origin `http://backoffice.localhost:3000`; the requests go to the loopback address, because
 * Node may not resolve `*.localhost`
 */
export const httpSession = (jar: CookieJar, origin: string) => {
  const { host, hostname, port } = new URL(origin);

  const send = async (method: string, address: string, sent: Sent = {}): Promise<HttpAnswer> => {
    const url = new URL(address, origin);
    const cookies = await jar.cookies(url.href);
    const { headers, body } = bodyOf(sent);
    const answer = await new Promise<HttpAnswer & { lines: readonly string[] }>(
      (resolve, reject) => {
        const options = {
          host: "127.0.0.1",
          port,
          method,
          path: url.pathname + url.search,
          headers: {
            host,
            cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
            ...(method === "GET" ? {} : { origin }),
            "content-length": Buffer.byteLength(body),
            ...headers,
          },
        };
        request(options, (response) => {
          let text = "";
          response.setEncoding("utf8");
          response.on("data", (part: string) => (text += part));
          response.on("end", () =>
            resolve({
              status: response.statusCode ?? 0,
              location: response.headers.location,
              text,
              lines: response.headers["set-cookie"] ?? [],
            }),
          );
        })
          .on("error", reject)
          .end(body);
      },
    );
    for (const line of answer.lines) {
      const cookie = cookieOf(line, hostname);
      if (isRemoval(line)) await jar.clearCookies({ name: cookie.name });
      else await jar.addCookies([cookie]);
    }
    return answer;
  };

  /** Follows redirects by GET, ten at most. @returns the last answer and its address */
  const follow = async (address: string) => {
    let here = new URL(address, origin).href;
    for (let hops = 0; hops < 10; hops += 1) {
      const answer = await send("GET", here);
      if (!answer.location) return { answer, here };
      here = new URL(answer.location, here).href;
    }
    throw new Error(`${address} redirects without end.`);
  };

  return { send, follow };
};
