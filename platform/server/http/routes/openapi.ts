import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import { jsonSchemaTransform, jsonSchemaTransformObject } from "fastify-type-provider-zod";

// Swagger UI sets styles by script, and loads files from this host only.
const policy =
  "default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'";

/**
 * Serves `openapi.json` and `docs`, which describe the routes registered after it in the same
 * scope.
 * @param prefix the scope's prefix
 */
export const addOpenApi = async (
  scope: FastifyInstance,
  { title, prefix }: Readonly<{ title: string; prefix: string }>,
): Promise<void> => {
  await scope.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title,
        version: "1",
        description:
          "Calls of the back-office and public ones. Errors are problems (RFC 9457). `x-role` is the least role of a call; one without is for everybody.",
      },
    },
    transform: jsonSchemaTransform,
    transformObject: jsonSchemaTransformObject,
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
