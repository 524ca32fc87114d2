import fastify from "fastify";
import { expect, test } from "vitest";
import { answerError, Problem } from "./problem.ts";

/** Status and `Retry-After` of the answer when a handler throws. */
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
  return { status: statusCode, retryAfter: headers["retry-after"] };
};

const errorWithCode = (code: string) =>
  Object.assign(new Error("secret words of a machine"), { code });

test("an answer repeats 200 characters of what was sent at most", async () => {
  const long = "x".repeat(5000);
  const app = fastify();
  app.setErrorHandler(answerError);
  app.get("/quoted", () => {
    const errors = [{ path: `attributes.${long}`, message: `“${long} y” is no colour.`, line: 3 }];
    throw new Problem(422, `/${long} is redirected to “y ${long}”, and "${long} z" is short.`, {
      errors,
    });
  });
  app.post("/typed", () => ({}));
  const quoted = await app.inject("/quoted");
  expect(quoted.json().detail).toMatch(/^\/x{199}… is redirected to “y x{198}…”, and "x{200}…" is/);
  expect(quoted.json().errors).toEqual([
    {
      path: expect.stringMatching(/^attributes\.x{189}…$/),
      message: expect.stringMatching(/^“x{200}…” is no colour\.$/),
      line: 3,
    },
  ]);
  const headers = { "content-type": `text/${long}` };
  const typed = await app.inject({ method: "POST", url: "/typed", headers, payload: "x" });
  expect(typed.statusCode).toBe(415);
  expect(quoted.body.length + typed.body.length).toBeLessThan(1700);
  await app.close();
});

test("429 and 503 carry Retry-After", async () => {
  expect(await answerTo(new Problem(429, "Slowly."))).toEqual({ status: 429, retryAfter: "5" });
  expect(await answerTo(new Problem(503, "Full.", {}, 90))).toEqual({
    status: 503,
    retryAfter: "90",
  });
  expect(await answerTo(new Problem(503, "Full."), "7")).toEqual({ status: 503, retryAfter: "7" });
  expect(await answerTo(new Problem(404, "None."))).toEqual({ status: 404, retryAfter: undefined });
});

test("an unreachable database gives 503 and a full disk 507, wrapped or not, and other errors 500", async () => {
  for (const away of [
    errorWithCode("ECONNREFUSED"),
    errorWithCode("57P01"),
    errorWithCode("08006"),
  ]) {
    expect(await answerTo(away)).toEqual({ status: 503, retryAfter: "5" });
    const wrapped = new Error("secret", { cause: away });
    expect(await answerTo(wrapped)).toEqual({ status: 503, retryAfter: "5" });
  }
  for (const full of [errorWithCode("53100"), errorWithCode("ENOSPC"), errorWithCode("EDQUOT")]) {
    expect((await answerTo(full)).status).toBe(507);
    expect((await answerTo(new Error("secret", { cause: full }))).status).toBe(507);
  }
  expect((await answerTo(errorWithCode("23505"))).status).toBe(500);
});
