/** The text of an answer. @throws Error as soon as it is longer than `maxBytes` */
export const readLimited = async (response: Response, maxBytes: number): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw new Error("It answered too much.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
};
