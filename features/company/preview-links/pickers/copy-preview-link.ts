import { writeDayAndTime } from "#design/office/dates/field/write-date.ts";
import { toZoned } from "#design/office/dates/time-zone.ts";
import { officeZone } from "#design/office/dates/office-zone.ts";
import { reasonOf } from "#design/office/list/for-each-row.ts";
import { toast } from "#design/office/toast.ts";
import type { Previewed, PreviewLink } from "#features/company/preview-links/contract.ts";
import { call } from "#platform/browser/call.ts";
import { createPreviewLink } from "../calls.ts";

const momentOf = (until: string): string => writeDayAndTime(toZoned(until, officeZone()));

/** Makes a link to what is saved of a page or travel, and puts it on the clipboard. */
export const copyPreviewLink = async (
  country: string,
  record: Previewed & Readonly<{ days?: number }>,
): Promise<void> => {
  try {
    const made = await call(createPreviewLink, { country }, { body: record });
    await putOnClipboard(made);
  } catch (error) {
    toast.error(reasonOf(error));
  }
};

/** What is copied is said with its end; where the browser refuses, the link itself. */
export const putOnClipboard = async ({ link, until }: PreviewLink): Promise<void> => {
  const end = `Good until ${momentOf(until)}, for everybody who has it.`;
  try {
    await navigator.clipboard.writeText(link);
    toast.success(`Preview link copied. ${end}`);
  } catch {
    toast.error(`The browser does not let us copy. The link is ${link}`);
  }
};
