import type { FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

/** Whether a percent-encoded text can be decoded and stored; PostgreSQL refuses NUL in a text. */
export const isText = (encoded: string): boolean => {
  try {
    return !decodeURIComponent(encoded).includes("\u0000");
  } catch {
    return false;
  }
};

/** Fastify hook. @throws Problem 400 for a URL that cannot be decoded */
export const requireReadableUrl = async ({ url }: FastifyRequest): Promise<void> => {
  if (!isText(url)) throw new Problem(400, "This address cannot be read.");
};
