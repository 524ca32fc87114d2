import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, ServerRouter } from "react-router";
import { siteContext } from "./context.ts";

/** Receives errors of loaders and views, but not the responses that loaders throw, such as a 404. */
export const handleError: HandleErrorFunction = (thrown, { context }) => {
  const isWrapped = typeof thrown === "object" && thrown !== null && "error" in thrown;
  const error: unknown = isWrapped ? thrown.error : thrown;
  if (error instanceof Error) context.get(siteContext).report(error);
};

/** Renders the whole page before it answers, because the page cache stores and compresses it whole. */
export default (
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> =>
  new Promise((resolve, reject) => {
    let responseStatus = status;
    const { pipe } = renderToPipeableStream(<ServerRouter context={context} url={request.url} />, {
      onAllReady() {
        const body = new PassThrough();
        headers.set("content-type", "text/html; charset=utf-8");
        resolve(
          new Response(createReadableStreamFromReadable(body), { status: responseStatus, headers }),
        );
        pipe(body);
      },
      onShellError: reject,
      onError() {
        responseStatus = 500;
      },
    });
  });
