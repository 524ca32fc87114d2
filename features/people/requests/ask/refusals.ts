import { inTheWay, Problem } from "#platform/server/http/problem.ts";
import type { Bill } from "../contract.ts";

/** Why a request is not taken; nothing is stored then. */
export type Refusal =
  /** There is no such departure, or it is offered to nobody. */
  | Readonly<{ kind: "absent" }>
  /** It has left. */
  | Readonly<{ kind: "past" }>
  /** No seat of it can be asked for any more. */
  | Readonly<{ kind: "full" }>
  | Readonly<{ kind: "fewer"; seatsFree: number }>
  | Readonly<{ kind: "noFlexible" | "noRoom" }>
  | Readonly<{ kind: "total"; bill: Bill }>
  | Readonly<{ kind: "often"; seconds: number }>
  /** The same `Idempotency-Key` came with something else. */
  | Readonly<{ kind: "otherBody" }>
  | Readonly<{ kind: "closed" }>;

/** Ends a transaction of a request that is not taken. */
export class RequestRefused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(`Refused: ${refusal.kind}`);
    this.refusal = refusal;
  }
}

export const refuse = (refusal: Refusal): never => {
  throw new RequestRefused(refusal);
};

const ofField = (path: string, message: string, extra: object = {}): Problem =>
  new Problem(422, message, { errors: [{ path, message }], ...extra });

export const toProblem = (refusal: Refusal): Problem => {
  switch (refusal.kind) {
    case "absent":
      return new Problem(404, "The tour is no longer available.");
    case "past":
      return inTheWay("The departure has left", "This departure has left.");
    case "full":
      return inTheWay("No seat is left", "No seat can be asked for here: ask for another date.");
    case "fewer":
      return ofField("seats", `${refusal.seatsFree} left.`, { seatsFree: refusal.seatsFree });
    case "noFlexible":
      return ofField("flexible", "This departure has no flexible option any more.");
    case "noRoom":
      return ofField("room", "There are no private rooms on this trip.");
    case "total":
      return inTheWay("The total has changed", "The total is another by now.", {
        bill: refusal.bill,
      });
    case "often":
      return new Problem(429, "Too many requests for now.", {}, refusal.seconds);
    case "otherBody":
      return new Problem(422, "This Idempotency-Key was used with another body.");
    case "closed":
      return inTheWay(
        "The request is closed",
        "It cannot be changed any more: it was answered meanwhile.",
      );
  }
};

/** Runs what may refuse a request, for programs. @throws Problem */
export const withProblems = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    throw error instanceof RequestRefused ? toProblem(error.refusal) : error;
  }
};
