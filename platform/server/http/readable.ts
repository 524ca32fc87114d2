import type { FastifyRequest } from "fastify";
import { Problem } from "./problem.ts";

/** Whether something encoded is text; no text holds NUL, and the database refuses one that does. */
export const isText = (encoded: string): boolean => {
  try {
    return !decodeURIComponent(encoded).includes("\u0000");
  } catch {
    return false;
  }
};

/** A hook for calls: what cannot be decoded is not asked for. @throws Problem 400 */
export const readableOnly = async ({ url }: FastifyRequest): Promise<void> => {
  if (!isText(url)) throw new Problem(400, "This address cannot be read.");
};
