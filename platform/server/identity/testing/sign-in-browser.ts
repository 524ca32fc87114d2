import type { FastifyInstance, LightMyRequestResponse } from "fastify";

type RequestParts = Readonly<{
  form?: Readonly<Record<string, string>>;
  json?: unknown;
  /** Sent as the form of an upload. */
  file?: Readonly<{ name: string; bytes: Buffer }>;
  headers?: Readonly<Record<string, string>>;
}>;
type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

const boundary = "form-of-a-test";

const bodyOf = ({ form, json, file }: RequestParts) => {
  if (file)
    return {
      type: { "content-type": `multipart/form-data; boundary=${boundary}` },
      payload: Buffer.concat([
        Buffer.from(
          `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\n\r\n`,
        ),
        file.bytes,
        Buffer.from(`\r\n--${boundary}--\r\n`),
      ]),
    };
  if (form)
    return {
      type: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams(form).toString(),
    };
  if (json !== undefined)
    return {
      type: { "content-type": "application/json" },
      payload: typeof json === "string" ? json : JSON.stringify(json),
    };
  return { type: {}, payload: undefined };
};

/**
 * A minimal browser for tests of the sign-in and the API: it keeps cookies and follows redirects.
 * @param headers headers of every request, such as a proxy's
 */
export const signInBrowser = (
  app: FastifyInstance,
  origin: string,
  headers: Readonly<Record<string, string>> = {},
) => {
  const jar = new Map<string, string>();

  const send = async (
    method: Method,
    path: string,
    parts: RequestParts = {},
  ): Promise<LightMyRequestResponse> => {
    const url = new URL(path, origin);
    const { type, payload } = bodyOf(parts);
    const answer = await app.inject({
      method,
      url: url.pathname + url.search,
      headers: {
        host: url.host,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(method === "GET" ? {} : { origin }),
        ...type,
        ...headers,
        ...parts.headers,
      },
      ...(payload === undefined ? {} : { payload }),
    });
    for (const { name, value } of answer.cookies)
      if (value) jar.set(name, value);
      else jar.delete(name);
    return answer;
  };

  const follow = async (path: string) => {
    let here = path;
    for (let hops = 0; hops < 10; hops++) {
      const answer = await send("GET", here);
      const next = answer.headers.location;
      if (!next) return { answer, here };
      here = new URL(next, new URL(here, origin)).href;
      if (!here.includes("/oauth2/") && !here.includes("/login")) return { answer, here };
    }
    throw new Error("redirected without end");
  };

  /**
   * Signs in through the embedded provider's form; `landed` is the final path, null when refused.
   */
  const signIn = async (email: string, password: string, returnTo = "/custompages") => {
    const { here } = await follow(`/login?returnTo=${encodeURIComponent(returnTo)}`);
    const answer = await send("POST", here, { form: { email, password } });
    const landed = answer.headers.location ? await follow(answer.headers.location) : null;
    return { answer, landed: landed && (URL.parse(landed.here)?.pathname ?? null) };
  };

  return {
    send,
    follow,
    signIn,
    cookies: () => new Map(jar),
    /** Adds cookies copied from another browser. */
    addCookies: (copied: ReadonlyMap<string, string>) => {
      for (const [name, value] of copied) jar.set(name, value);
    },
  };
};

export type SignInBrowser = ReturnType<typeof signInBrowser>;
