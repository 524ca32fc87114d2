import fastify from "fastify";
import { expect, test } from "vitest";
import { answerError, Problem } from "./problem.ts";

/** What is answered when a handler throws. */
const answerTo = async (thrown: unknown, header: string | null = null) => {
  const app = fastify();
  app.setErrorHandler(answerError);
  app.get("/", async (_request, reply) => {
    if (header !== null) reply.header("retry-after", header);
    throw thrown;
  });
  const { statusCode, headers, body } = await app.inject("/");
  await app.close();
  expect(headers["content-type"]).toContain("application/problem+json");
  expect(headers["cache-control"]).toBe("no-store");
  expect(body).not.toMatch(/secret/);
  return { status: statusCode, wait: headers["retry-after"] };
};

const coded = (code: string) => Object.assign(new Error("secret words of a machine"), { code });

test("whoever is asked to come back is told when", async () => {
  expect(await answerTo(new Problem(429, "Slowly."))).toEqual({ status: 429, wait: "5" });
  expect(await answerTo(new Problem(503, "Full.", {}, 90))).toEqual({ status: 503, wait: "90" });
  expect(await answerTo(new Problem(503, "Full."), "7")).toEqual({ status: 503, wait: "7" });
  expect(await answerTo(new Problem(404, "None."))).toEqual({ status: 404, wait: undefined });
});

test("a database that is away and a full disk are told from faults of our own, wrapped or not", async () => {
  for (const away of [coded("ECONNREFUSED"), coded("57P01"), coded("08006")]) {
    expect(await answerTo(away)).toEqual({ status: 503, wait: "5" });
    const wrapped = new Error("secret", { cause: away });
    expect(await answerTo(wrapped)).toEqual({ status: 503, wait: "5" });
  }
  for (const full of [coded("53100"), coded("ENOSPC"), coded("EDQUOT")]) {
    expect((await answerTo(full)).status).toBe(507);
    expect((await answerTo(new Error("secret", { cause: full }))).status).toBe(507);
  }
  expect((await answerTo(coded("23505"))).status).toBe(500);
});
