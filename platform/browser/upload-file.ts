import { apiUrl } from "./api-base.ts";
import { readAnswer } from "./call-api.ts";
import { sessionRenewal } from "./session/session-renewal.ts";

/** A `fetch` that tells how much of the body has been sent, which `fetch` itself does not. */
const fetchWithProgress =
  (onProgress: (share: number) => void) =>
  (path: string, init: RequestInit = {}): Promise<Response> =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      request.open(init.method ?? "GET", path);
      new Headers(init.headers).forEach((value, name) => request.setRequestHeader(name, value));
      request.upload.addEventListener("progress", ({ loaded, total }) =>
        onProgress(total > 0 ? loaded / total : 0),
      );
      request.addEventListener("load", () =>
        resolve(new Response(request.responseText, { status: request.status })),
      );
      request.addEventListener("error", () => reject(new TypeError("The connection was lost.")));
      request.addEventListener("abort", () =>
        reject(new DOMException("The upload was cancelled.", "AbortError")),
      );
      init.signal?.addEventListener("abort", () => request.abort());
      if (init.signal?.aborted) request.abort();
      request.send(init.body instanceof FormData ? init.body : null);
    });

/**
 * Sends a file as the form of an upload; an expired session is renewed and the file sent again.
 * @param path below `/api/`, such as `it/media`
 * @throws ApiError for every response that is no success, TypeError when the server could not be
 * reached, AbortError when `signal` ended it
 */
export const uploadFile = async <Answer>(
  path: string,
  file: File,
  options: Readonly<{
    signal: AbortSignal;
    onProgress: (share: number) => void;
    headers?: Readonly<Record<string, string>>;
  }>,
): Promise<Answer> => {
  const body = new FormData();
  body.append("file", file);
  const send = sessionRenewal.withRenewal(fetchWithProgress(options.onProgress));
  const response = await send(apiUrl(path), {
    method: "POST",
    body,
    signal: options.signal,
    headers: { accept: "application/json", ...options.headers },
  });
  return readAnswer(response);
};
