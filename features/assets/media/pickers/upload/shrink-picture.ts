import { headLength, pictureTypeOf, uploadLimits } from "#features/assets/media/rules.ts";

const draw = async (file: File): Promise<OffscreenCanvas> => {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, uploadLimits.longestSide / Math.max(picture.width, picture.height));
  const width = Math.max(1, Math.round(picture.width * scale));
  const height = Math.max(1, Math.round(picture.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(picture, 0, 0, width, height);
  picture.close();
  return canvas;
};

/**
 * A picture as large as the server keeps one at most, of one that it refuses as too large; null
 * where the browser cannot open it.
 */
export const shrinkPicture = async (file: File): Promise<File | null> => {
  try {
    const head = new Uint8Array(await file.slice(0, headLength).arrayBuffer());
    // All but photos may be transparent.
    const type = pictureTypeOf(head) === "jpeg" ? "image/jpeg" : "image/webp";
    const blob = await (await draw(file)).convertToBlob({ type, quality: 0.92 });
    return new File([blob], file.name, { type: blob.type });
  } catch {
    return null;
  }
};
