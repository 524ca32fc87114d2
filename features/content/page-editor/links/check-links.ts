import type { LinkCheck } from "#features/content/pages/seo-contract.ts";
import { checkSeo } from "#features/content/pages/seo/calls.ts";
import { call } from "#platform/browser/call.ts";

type Waiting = Readonly<{
  path: string;
  resolve: (check: LinkCheck | null) => void;
  reject: (reason: unknown) => void;
}>;

const maxBatch = 300; // the server's limit of links per request
const waitingByPage = new Map<string, Waiting[]>();

const checkBatch = async (
  country: string,
  pageId: string | null,
  batch: readonly Waiting[],
): Promise<void> => {
  try {
    const links = [...new Set(batch.map(({ path }) => path))];
    const request = { links, title: "", description: "", pageId };
    const answer = await call(checkSeo, { country }, { body: request });
    for (const { path, resolve } of batch)
      resolve(answer.links.find(({ link }) => link === path) ?? null);
  } catch (error) {
    for (const { reject } of batch) reject(error);
  }
};

/**
 * Asks where a path of the market leads; the questions of the same tick are one request.
 * @param pageId the page that is edited, which may be linked before it is published
 * @throws ApiError
 */
export const checkLink = (
  country: string,
  pageId: string | null,
  path: string,
): Promise<LinkCheck | null> =>
  new Promise((resolve, reject) => {
    const key = `${country} ${pageId}`;
    const waiting = waitingByPage.get(key);
    if (waiting) {
      waiting.push({ path, resolve, reject });
      return;
    }
    waitingByPage.set(key, [{ path, resolve, reject }]);
    setTimeout(() => {
      const batch = waitingByPage.get(key) ?? [];
      waitingByPage.delete(key);
      for (let start = 0; start < batch.length; start += maxBatch)
        void checkBatch(country, pageId, batch.slice(start, start + maxBatch));
    }, 0);
  });
