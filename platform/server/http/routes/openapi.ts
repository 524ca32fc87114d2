import fastify, {
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  type FastifySchema,
  type RouteOptions,
} from "fastify";
import { describeHeaders } from "./answer-headers.ts";
import { withoutReadOnly } from "./document/read-only.ts";
import { sessionScheme, visitorScheme } from "./documentation.ts";
import { Problem } from "../problem.ts";

// Swagger UI sets styles by script, and loads files from this host only.
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const description = [
  "Calls of the back-office and public ones. Errors are problems (RFC 9457). `x-role` is the least role of a call; one without is for everybody.",
  "**Signing in.** A person opens `/login` of the back-office's host in a browser; after the sign-in the browser holds the session's cookie, which every call sends. There are no keys for programs. Without a session a call answers 401, with a role too low or another country 403.",
  "**Writes** are taken from pages of the same host alone: send `Origin` with the host that you call, or without it `Sec-Fetch-Site: same-origin`. Browsers do so by themselves. Without either a write answers 403.",
  "**Versions.** A record's `ETag` is its version. Send it as `If-Match` with a write: if somebody else wrote in the meantime, the write answers 412. A `version` in the body counts like it.",
  "**Records.** What a `GET` answers can be sent back with `PUT` at the same path: what nobody writes is left out where it is as it was answered, and 422 where it was changed.",
].join("\n\n");

const sessionOf = (cookie: string, where: string) =>
  ({
    type: "apiKey",
    in: "cookie",
    name: cookie,
    description: `Set by signing in at \`/login\`, on ${where}. In production its name begins with \`__Host-\`.`,
  }) as const;

declare module "fastify" {
  interface FastifyContextConfig {
    /** The OpenAPI schemas of the route; without it the document leaves the route out. */
    documentation?: () => FastifySchema;
    /** The hosts that answer the route. */
    documentedFor?: "office" | "site" | "all";
  }
}

type DocumentedRoute = Pick<RouteOptions, "method" | "url"> &
  Readonly<{ documentation: () => FastifySchema; hosts: "office" | "site" | "all" }>;

export type OpenApiOptions = Readonly<{
  title: string;
  /** The prefix of the scope. */
  prefix: string;
  /** The names of the cookies of sessions. */
  cookies: Readonly<{ staff: string; visitors: string }>;
  /** Whether a request came to the back-office's host; all others show markets. */
  isOffice: (request: FastifyRequest) => boolean;
}>;

/** A server of the document and its pages alone; its other routes are there to be described. */
const openDocumentation = async (
  routes: readonly DocumentedRoute[],
  host: "office" | "site",
  { title, prefix, cookies }: OpenApiOptions,
): Promise<FastifyInstance> => {
  const [{ default: swagger }, { default: swaggerUi }, zod] = await Promise.all([
    import("@fastify/swagger"),
    import("@fastify/swagger-ui"),
    import("fastify-type-provider-zod"),
  ]);
  const server = fastify({ routerOptions: { ignoreTrailingSlash: true } });
  await server.register(
    async (scope) => {
      await scope.register(swagger, {
        openapi: {
          openapi: "3.1.0",
          info: {
            title,
            version: "1",
            description,
          },
          components: {
            securitySchemes:
              host === "office"
                ? { [sessionScheme]: sessionOf(cookies.staff, "the back-office's host only") }
                : { [visitorScheme]: sessionOf(cookies.visitors, "a market's host") },
          },
        },
        transform: zod.jsonSchemaTransform,
        transformObject: (document) =>
          describeHeaders(withoutReadOnly(zod.jsonSchemaTransformObject(document))),
      });
      for (const { method, url, documentation, hosts } of routes) {
        if (hosts !== "all" && hosts !== host) continue;
        scope.route({
          method,
          url: url.slice(prefix.length),
          schema: documentation(),
          validatorCompiler: () => () => true,
          serializerCompiler: () => JSON.stringify,
          handler: async () => undefined,
        });
      }
      scope.get("/openapi.json", { schema: { hide: true } }, () => scope.swagger());
      await scope.register(swaggerUi, {
        routePrefix: "/docs",
        indexPrefix: prefix,
        staticCSP: policy,
        uiConfig: { layout: "BaseLayout", docExpansion: "none" },
        theme: { title },
      });
    },
    { prefix },
  );
  await server.ready();
  return server;
};

/** Headers of one connection, which the other server says of itself. */
const ofConnection = new Set(["connection", "date", "keep-alive", "transfer-encoding"]);

/**
 * Serves `openapi.json` and `docs`, which describe the routes registered after it in the same
 * scope, as far as the host answers them: staff and visitors each have a `/me`. Both are made when somebody asks for them: the schemas of all routes and what describes
 * them take a start longer than the routes themselves.
 */
export const addOpenApi = (scope: FastifyInstance, options: OpenApiOptions): void => {
  const routes: DocumentedRoute[] = [];
  scope.addHook("onRoute", ({ method, url, config }) => {
    const documentation = config?.documentation;
    const hosts = config?.documentedFor ?? "all";
    if (documentation && method !== "HEAD") routes.push({ method, url, documentation, hosts });
  });
  const opened = new Map<string, Promise<FastifyInstance>>();
  const open = (host: "office" | "site"): Promise<FastifyInstance> => {
    const server = opened.get(host) ?? openDocumentation(routes, host, options);
    opened.set(host, server);
    return server;
  };
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const server = await open(options.isOffice(request) ? "office" : "site");
    const { statusCode, headers, rawPayload } = await server.inject({
      url: request.url,
      headers: request.headers,
    });
    if (statusCode === 404) throw new Problem(404, "There is no such call.");
    const own = Object.entries(headers).filter(([name]) => !ofConnection.has(name));
    return reply
      .status(statusCode)
      .headers(Object.fromEntries(own))
      .send(rawPayload.length > 0 ? rawPayload : undefined);
  };
  for (const url of ["/openapi.json", "/docs", "/docs/*"]) scope.get(url, answer);
  scope.addHook("onClose", async () => {
    for (const server of opened.values()) await (await server).close();
  });
};
