import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";

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
