import { z } from "zod";

const operationSchema = z.looseObject({
  parameters: z.array(z.looseObject({ in: z.string(), name: z.string() })).default([]),
  responses: z.record(z.string(), z.looseObject({})),
});
type Operation = z.infer<typeof operationSchema>;

const header = (description: string) => ({ description, schema: { type: "string" } });
const etag = header("The version of the record or list, to be sent as If-Match with a write.");
const location = header("The path of the record that was made, or of what was accepted.");

const fileTag = header("Of the file's content, to be sent as If-None-Match or If-Range.");

const isVersioned = ({ parameters }: Operation): boolean =>
  parameters.some((each) => each.in === "header" && each.name === "if-match");

const storedFileSchema = z.looseObject({
  content: z.looseObject({ "application/octet-stream": z.looseObject({}) }),
});

/** A file that is sent as it lies in the store, and no text that is written for the answer. */
const isStoredFile = (answer: Readonly<Record<string, unknown>>): boolean =>
  storedFileSchema.safeParse(answer).success;

const successesOf = ({ responses }: Operation) =>
  Object.entries(responses).filter(([status]) => status.startsWith("2"));

/**
 * Adds to an OpenAPI document the headers of successful answers, which the declarations of routes
 * do not name: what is written with `If-Match` is answered with its `ETag`, a stored file with that
 * of its content, and what is made, or accepted, with its `Location`.
 */
export const describeHeaders = <Document extends object>(document: Document): Document => {
  const { paths = {} } = document as { paths?: Record<string, Record<string, unknown>> };
  for (const [path, methods] of Object.entries(paths)) {
    // What was accepted is followed at its own address, where there is one.
    const isFollowed = paths[`${path}/{id}`]?.["get"] !== undefined;
    const operations = Object.entries(methods).map(
      ([method, each]) => [method, operationSchema.parse(each)] as const,
    );
    const hasVersion = operations.some(([, operation]) => isVersioned(operation));
    for (const [method, operation] of operations) {
      const successes = successesOf(operation);
      for (const [status, answer] of successes) {
        const isInstead = status === "202" && successes.length > 1;
        const headers = {
          ...((hasVersion && !isInstead) || status === "201" ? { ETag: etag } : {}),
          ...(isStoredFile(answer) ? { ETag: fileTag } : {}),
          ...(status === "201" || isInstead || (status === "202" && isFollowed)
            ? { Location: location }
            : {}),
        };
        if (Object.keys(headers).length > 0) answer["headers"] = headers;
      }
      methods[method] = operation;
    }
  }
  return document;
};
