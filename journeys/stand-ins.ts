import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

/** What somebody asked a stand-in for. */
export type Heard = Readonly<{
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
}>;

const read = async (request: IncomingMessage): Promise<string> => {
  let body = "";
  for await (const part of request.setEncoding("utf8")) body += part;
  return body;
};

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
};

// What the real tag manager does that matters here: it says that it runs, and leaves a cookie.
const tags = `window.tagManagerRuns = true; document.cookie = "_ga=GA1.1; path=/";`;

const answers: Readonly<Record<string, readonly [type: string, body: string]>> = {
  "/gtm.js": ["text/javascript", tags],
  "/api/1/envelope/": ["application/json", "{}"],
};

/**
 * The services of other companies on a port of this machine, under a name that is not the site's:
 * they speak as much of each protocol as browsers of ours use, and remember what they were asked.
 */
export const openStandIns = async () => {
  const heard: Heard[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand.in");
    const body = await read(request);
    heard.push({ method: request.method ?? "", path: pathname, query: searchParams, body });
    const [type, text] = answers[pathname] ?? [];
    response.writeHead(type ? 200 : 404, {
      "content-type": type ?? "text/plain",
      "access-control-allow-origin": "*",
    });
    response.end(text);
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    host: `127.0.0.1:${portOf(server)}`,
    base: `http://127.0.0.1:${portOf(server)}`,
    heard,
    /** What was asked at a path. */
    at: (path: string) => heard.filter((each) => each.path === path),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
