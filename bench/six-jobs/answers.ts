import type { Office } from "../../journeys/office.ts";

/** What our API answers. @throws Error for anything but success */
export const answerOf = async <Answer>(
  office: Office,
  method: string,
  path: string,
  body?: object,
): Promise<Answer> => {
  const answer = await office.call(method, path, body);
  if (answer.status >= 300)
    throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body as Answer;
};

/** Every record of a list, page by page. */
export const everyItem = async <Item>(office: Office, path: string): Promise<readonly Item[]> => {
  const found: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items, total } = await answerOf<{ items: readonly Item[]; total: number }>(
      office,
      "GET",
      `${path}?page=${page}&pageSize=100`,
    );
    found.push(...items);
    if (items.length === 0 || found.length >= total) return found;
  }
};
