import { createHash } from "node:crypto";

/**
 * A job's id derived from its key, so that the queue itself refuses a second job. It is a UUID of
 * version 8, whose content RFC 9562 leaves to the application (section 5.8).
 */
export const jobId = (name: string, key: string): string => {
  const bytes = createHash("sha256").update(`${name} ${key}`).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString("hex");
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ].join("-");
};
