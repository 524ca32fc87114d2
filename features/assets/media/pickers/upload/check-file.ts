import type { ApiError } from "#platform/browser/call-api.ts";
import {
  headLength,
  tooLargeMessage,
  typeRefusal,
  uploadLimits,
} from "#features/assets/media/rules.ts";

/** The types that a file dialog offers; whatever is chosen is looked at by its content. */
export const acceptedTypes = "image/jpeg,image/png,image/webp,image/avif";

export type Refusal = Readonly<{
  problem: string;
  /** Whether it would be taken if it were smaller. */
  isTooLarge: boolean;
}>;

/** Whether the server would have taken a picture if it were smaller: in bytes, or in points. */
export const isTooLarge = ({ status, body }: ApiError): boolean =>
  status === 413 || body["isTooLarge"] === true;

export const cannotShrink =
  "Your browser cannot open it. Make it smaller with a program for pictures.";

const refused = (problem: string): Refusal => ({ problem, isTooLarge: false });

/** Why the server would refuse a file, told before it is sent; null for what may be sent. */
export const refusalOfFile = async (file: File): Promise<Refusal | null> => {
  try {
    const problem = typeRefusal(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
    if (problem !== null) return refused(problem);
  } catch {
    return refused("This file cannot be read. It may have been moved or deleted."); // or it is a folder
  }
  return file.size > uploadLimits.bytes ? { problem: tooLargeMessage, isTooLarge: true } : null;
};

/** Files that were dropped, pasted or chosen; empty for anything else. */
export const filesOf = (data: DataTransfer | null): readonly File[] => [...(data?.files ?? [])];

export const holdsFiles = (data: DataTransfer | null): boolean =>
  data?.types.includes("Files") ?? false;
