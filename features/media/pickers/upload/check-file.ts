import { headLength, tooLargeMessage, typeRefusal, uploadLimits } from "#features/media/rules.ts";

/** The types that a file dialog offers; whatever is chosen is looked at by its content. */
export const acceptedTypes = "image/jpeg,image/png,image/webp,image/avif";

/** Why the server would refuse a file, told before it is sent; null for what may be sent. */
export const refusalOfFile = async (file: File): Promise<string | null> => {
  if (file.size > uploadLimits.bytes) return tooLargeMessage;
  try {
    return typeRefusal(new Uint8Array(await file.slice(0, headLength).arrayBuffer()));
  } catch {
    return "This file cannot be read. It may have been moved or deleted."; // or it is a folder
  }
};

/** Files that were dropped, pasted or chosen; empty for anything else. */
export const filesOf = (data: DataTransfer | null): readonly File[] => [...(data?.files ?? [])];

export const holdsFiles = (data: DataTransfer | null): boolean =>
  data?.types.includes("Files") ?? false;
