import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";

export type ReceivedRequest = Readonly<{
  method: string;
  path: string;
  query: URLSearchParams;
  body: string;
}>;

const readBody = async (request: IncomingMessage): Promise<string> => {
  let body = "";
  for await (const part of request.setEncoding("utf8")) body += part;
  return body;
};

const portOf = (server: Server): number => {
  const address = server.address();
  return typeof address === "object" && address ? address.port : 0;
};

// The script sets a global variable and a cookie, as the real tag manager does.
const tagManagerScript = `window.tagManagerRuns = true; document.cookie = "_ga=GA1.1; path=/";`;

// The script behaves like the real maps script with `loading=async`: it calls the given callback,
// and classes are imported by library.
const mapsScript = `{
  const drawn = { map: null, stops: [], path: 0, libraries: [] };
  window.drawnMap = drawn;
  const asked = new URL(document.currentScript.src).searchParams;
  window.google = { maps: {
    importLibrary: async (name) => void drawn.libraries.push(name),
    LatLngBounds: class { extend() {} },
    Map: class { constructor(place) { drawn.map = place.className; place.textContent = "map"; } fitBounds() {} },
    Marker: class { constructor({ title }) { drawn.stops.push(title); } },
    Polyline: class { constructor({ path }) { drawn.path = path.length; } },
  } };
  window[asked.get("callback")]();
}`;

/** What the review provider answers: one with a phone number in its text, and two without. */
export const fetchedReviews = [
  { author: "Ilaria", text: "Il mio numero è 333 123 45 67, chiamatemi." },
  { author: "Valentina", text: "Non ho dovuto pensare a nulla, e si vede." },
  { author: "Fabio", text: "Prezzo onesto per quello che si fa davvero." },
].map((review, index) => ({
  ...review,
  id: `fetched-${index}`,
  travel: "albania-dalle-alpi-allo-ionio",
  age: 40,
  rating: 5,
  travelledOn: "2026-10-18",
  writtenOn: `2026-11-0${index + 1}`,
}));

const answers: Readonly<Record<string, readonly [type: string, body: string]>> = {
  "/gtm.js": ["text/javascript", tagManagerScript],
  "/maps/api/js": ["text/javascript", mapsScript],
  "/api/1/envelope/": ["application/json", "{}"],
  "/merchants/demo-it-24680/reviews": [
    "application/json",
    JSON.stringify({ reviews: fetchedReviews, next: null }),
  ],
};

/**
 * Starts a server that stands in for the services of other companies, at another address than the
 * site's. It implements the parts of each protocol that the site's browsers use, and records the
 * requests.
 */
export const startStandIns = async () => {
  const requests: ReceivedRequest[] = [];
  const failingPaths = new Set<string>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand.in");
    const body = await readBody(request);
    requests.push({ method: request.method ?? "", path: pathname, query: searchParams, body });
    const [type, text] = failingPaths.has(pathname) ? [] : (answers[pathname] ?? []);
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
    requests,
    /** The paths that the server answers with 404. */
    failingPaths,
    /** Returns the recorded requests for a path. */
    requestsFor: (path: string) => requests.filter((each) => each.path === path),
    close: () => new Promise((resolve) => server.close(resolve)),
  };
};
