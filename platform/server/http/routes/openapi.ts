import type { FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import { jsonSchemaTransform } from "fastify-type-provider-zod";

/** How the API's document is made of what is declared of each call. */
export const openApiDocument: FastifyDynamicSwaggerOptions = {
  openapi: {
    openapi: "3.1.0",
    info: {
      title: "API",
      version: "1",
      description:
        "Calls of the back-office and public ones. Errors are problems (RFC 9457); `x-role` is the least role.",
    },
  },
  transform: jsonSchemaTransform,
};
