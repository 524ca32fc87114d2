import type { z } from "zod";
import type { sentRequestSchema } from "#features/people/requests/contract.ts";
import type { Typed } from "../typed.ts";

export type SentRequest = z.infer<typeof sentRequestSchema>;

export type Sending =
  | Readonly<{ kind: "sent"; request: SentRequest }>
  | Readonly<{ kind: "noNetwork" | "failed" }>
  /** The server says no: the page itself says why. */
  | Readonly<{ kind: "refused" }>;

const keys = new Map<string, string>();

/** The same thing sent again has the same key, so that it is one request however often it is sent. */
const keyFor = (body: string): string => {
  const key = keys.get(body) ?? crypto.randomUUID();
  keys.set(body, key);
  return key;
};

export const sendRequest = async (
  address: string,
  { sent: _sent, ...typed }: Typed,
  seenCents: number,
): Promise<Sending> => {
  const asked = JSON.stringify({ ...typed, phone: null });
  const body = JSON.stringify({ ...typed, phone: null, seenCents });
  try {
    const answer = await fetch(address, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": keyFor(asked) },
      body,
    });
    if (answer.ok) {
      const request: SentRequest = await answer.json();
      return { kind: "sent", request };
    }
    return { kind: answer.status >= 500 ? "failed" : "refused" };
  } catch {
    return { kind: "noNetwork" };
  }
};
