import { Agent, type IncomingMessage, request } from "node:http";

export type Answer = Readonly<{
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
}>;

const agent = new Agent({ keepAlive: true });

/** Asks a server on this machine, at one of its hosts. */
export const ask = (
  port: number,
  host: string,
  path: string,
  { method = "GET", headers = {}, body = "" } = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const sent = request(
      {
        host: "127.0.0.1",
        port,
        path,
        method,
        agent,
        headers: { host: `${host}:${port}`, ...headers },
      },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on("data", (part: Buffer) => parts.push(part));
        answer.on("error", reject); // the server may be killed within its answer
        answer.on("end", () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    sent.on("error", reject);
    sent.end(body);
  });

/** Signs in through the provider's own form. @returns how to send a call as that person */
export const signIn = async (port: number, email: string, password: string) => {
  const host = "backoffice.localhost";
  const origin = `http://${host}:${port}`;
  const jar = new Map<string, string>();
  const send = async (
    method: string,
    address: string,
    type: string,
    body: string,
    more: Readonly<Record<string, string>> = {},
  ) => {
    const { pathname, search } = new URL(address, origin);
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await ask(port, host, pathname + search, {
      method,
      headers: {
        cookie,
        origin,
        ...(body ? { "content-type": type, "content-length": `${Buffer.byteLength(body)}` } : {}),
        ...more,
      },
      body,
    });
    for (const each of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      if (value) jar.set(name, value);
      else jar.delete(name);
    }
    return answer;
  };
  const follow = async (from: string): Promise<string> => {
    let here = from;
    for (let hops = 0; hops < 12; hops += 1) {
      const { headers } = await send("GET", here, "", "");
      if (headers.location === undefined) return here;
      here = headers.location;
    }
    throw new Error("The sign-in redirects without end.");
  };
  const form = await follow("/login?returnTo=%2Fcustompages");
  const sent = new URLSearchParams({ email, password }).toString();
  const answer = await send("POST", form, "application/x-www-form-urlencoded", sent);
  await follow(answer.headers.location ?? "/");
  return (method: string, path: string, body?: object, headers = {}) =>
    send(method, path, "application/json", body ? JSON.stringify(body) : "", headers);
};
