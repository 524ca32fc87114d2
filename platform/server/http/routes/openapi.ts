import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { describeHeaders } from "./answer-headers.ts";
import { sessionScheme } from "./documentation.ts";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

// Swagger UI sets styles by script, and loads files from this host only.
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

const description = [
  "Calls of the back-office and public ones. Errors are problems (RFC 9457). `x-role` is the least role of a call; one without is for everybody.",
  "**Signing in.** A person opens `/login` of the back-office's host in a browser; after the sign-in the browser holds the session's cookie, which every call sends. There are no keys for programs. Without a session a call answers 401, with a role too low or another country 403.",
  "**Writes** are taken from pages of the same host alone: send `Origin` with the host that you call, or without it `Sec-Fetch-Site: same-origin`. Browsers do so by themselves. Without either a write answers 403.",
  "**Versions.** A record's `ETag` is its version. Send it as `If-Match` with a write: if somebody else wrote in the meantime, the write answers 412.",
].join("\n\n");

const sessionOf = (cookie: string) =>
  ({
    type: "apiKey",
    in: "cookie",
    name: cookie,
    description:
      "Set by signing in at `/login`, on the back-office's host only. In production its name begins with `__Host-`.",
  }) as const;

/**
 * Serves `openapi.json` and `docs`, which describe the routes registered after it in the same
 * scope.
 * @param prefix the scope's prefix
 * @param cookie the name of the session's cookie
 */
export const addOpenApi = async (
  scope: FastifyInstance,
  { title, prefix, cookie }: Readonly<{ title: string; prefix: string; cookie: string }>,
): Promise<void> => {
  await scope.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title,
        version: "1",
        description,
      },
      components: { securitySchemes: { [sessionScheme]: sessionOf(cookie) } },
    },
    transform: jsonSchemaTransform,
    transformObject: (document) => describeHeaders(jsonSchemaTransformObject(document)),
  });
  scope.get("/openapi.json", { schema: { hide: true } }, () => scope.swagger());
  await scope.register(swaggerUi, {
    routePrefix: "/docs",
    indexPrefix: prefix,
    staticCSP: policy,
    uiConfig: { layout: "BaseLayout", docExpansion: "none" },
    theme: { title },
  });
};
