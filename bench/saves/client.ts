import { Agent, type IncomingMessage, request } from "node:http";

export type Answer = Readonly<{
  status: number;
  headers: IncomingMessage["headers"];
  text: string;
}>;

const agent = new Agent({ keepAlive: true });

export const ask = (
  port: number,
  host: string,
  path: string,
  {
    method = "GET",
    headers = {},
    body = "",
    via = port,
  }: Readonly<{
    method?: string;
    headers?: Readonly<Record<string, string>>;
    body?: string | Buffer;
    /** The port that is connected to, where another one stands in the address. */
    via?: number;
  }> = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: "127.0.0.1",
        port: via,
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
    outgoing.on("error", reject);
    outgoing.end(body);
  });

/**
 * Signs in through the identity provider's form.
 * @returns a function that calls the API as that person
 */
export const signIn = async (port: number, email: string, password: string, via = port) => {
  const host = "backoffice.localhost";
  const origin = `http://${host}:${port}`;
  const cookies = new Map<string, string>();
  const send = async (
    method: string,
    address: string,
    type: string,
    body: string | Buffer,
    extraHeaders: Readonly<Record<string, string>> = {},
  ) => {
    const { pathname, search } = new URL(address, origin);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const answer = await ask(port, host, pathname + search, {
      method,
      headers: {
        cookie,
        origin,
        ...(body.length > 0
          ? { "content-type": type, "content-length": `${Buffer.byteLength(body)}` }
          : {}),
        ...extraHeaders,
      },
      body,
      via,
    });
    for (const each of answer.headers["set-cookie"] ?? []) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(each) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    return answer;
  };
  const followRedirects = async (firstPath: string): Promise<string> => {
    let location = firstPath;
    for (let hops = 0; hops < 12; hops += 1) {
      const { headers } = await send("GET", location, "", "");
      if (headers.location === undefined) return location;
      location = headers.location;
    }
    throw new Error("The sign-in redirects without end.");
  };
  const formAddress = await followRedirects("/login?returnTo=%2Fcustompages");
  const credentials = new URLSearchParams({ email, password }).toString();
  const answer = await send("POST", formAddress, "application/x-www-form-urlencoded", credentials);
  await followRedirects(answer.headers.location ?? "/");
  return (method: string, path: string, body?: object, headers = {}) =>
    Buffer.isBuffer(body)
      ? send(method, path, "application/octet-stream", body, headers)
      : send(method, path, "application/json", body ? JSON.stringify(body) : "", headers);
};
