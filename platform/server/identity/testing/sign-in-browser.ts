import type { FastifyInstance, LightMyRequestResponse } from "fastify";

type Sent = Readonly<{
  form?: Readonly<Record<string, string>>;
  json?: unknown;
  headers?: Readonly<Record<string, string>>;
}>;
type Method = "GET" | "POST" | "PUT" | "DELETE";

const bodyOf = ({ form, json }: Sent) => {
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
 * A browser as far as tests of sign-ins and calls need one: it keeps cookies and follows redirects.
 * @param always headers of every request, such as a proxy's
 */
export const signInBrowser = (
  app: FastifyInstance,
  origin: string,
  always: Readonly<Record<string, string>> = {},
) => {
  const jar = new Map<string, string>();

  const send = async (
    method: Method,
    path: string,
    sent: Sent = {},
  ): Promise<LightMyRequestResponse> => {
    const url = new URL(path, origin);
    const { type, payload } = bodyOf(sent);
    const answer = await app.inject({
      method,
      url: url.pathname + url.search,
      headers: {
        host: url.host,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join("; "),
        ...(method === "GET" ? {} : { origin }),
        ...type,
        ...always,
        ...sent.headers,
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

  /** Signs in through the provider's own form; `landed` is the path it ends on, null when refused. */
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
    /** The cookies that it holds. */
    cookies: () => new Map(jar),
    /** Takes cookies that were copied from another. */
    take: (copied: ReadonlyMap<string, string>) => {
      for (const [name, value] of copied) jar.set(name, value);
    },
  };
};

export type SignInBrowser = ReturnType<typeof signInBrowser>;
