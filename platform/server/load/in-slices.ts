import { setImmediate as turn } from "node:timers/promises";

/** Of what takes up to a tenth of a millisecond each, few enough that nobody waits long. */
const usualSlice = 200;

/**
 * Like `map`, with a turn for whoever else is waiting after each slice of the items.
 * @param slice items of a slice
 */
export const mapInSlices = async <Item, Result>(
  items: readonly Item[],
  map: (item: Item, index: number) => Result,
  slice = usualSlice,
): Promise<readonly Result[]> => {
  const results: Result[] = [];
  for (const [index, item] of items.entries()) {
    if (index > 0 && index % slice === 0) await turn();
    results.push(map(item, index));
  }
  return results;
};

const sliceBytes = 16 * 1024;

/** The bytes of a text, with a turn for whoever else is waiting after each slice of them. */
export async function* bytesInSlices(text: string): AsyncGenerator<Buffer> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += sliceBytes) {
    yield bytes.subarray(at, at + sliceBytes);
    await turn();
  }
}
