import { cutText } from "./cut-text.ts";
import { isBlank } from "./signs.ts";

const maxLength = 80;

/**
 * What a person calls a file: `../foto/Mare.JPG` becomes `Mare`. In Unicode NFC, on one line, at
 * most 80 characters; empty where nothing of it can be seen.
 * @param fileName as a browser sends it, which may be any text
 */
export const titleOfFile = (fileName: string): string => {
  const whole = (fileName.split(/[/\\]/).at(-1) ?? "")
    .toWellFormed()
    .normalize("NFC")
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, " ")
    .replace(/\.[a-z0-9]{1,5}$/i, "")
    .replaceAll(/\s+/g, " ")
    .trim();
  const title = cutText(whole, maxLength).trim();
  return isBlank(title) ? "" : title;
};
