import { ListField } from "#design/office/form/schema-field.tsx";
import { connectionQuality, mayPrefetch } from "#platform/browser/prefetch/connection.ts";
import { whenIdle } from "#platform/browser/when-idle.ts";
import { LinkSchemaField, PickSchemaField, PictureSchemaField } from "./late-fields.tsx";
import { LateProseField } from "../pickers/prose-schema-field.tsx";

const fields = [ListField, LinkSchemaField, PickSchemaField, PictureSchemaField, LateProseField];

/**
 * Loads the code of the fields that blocks have in idle moments, so that the first block opens at
 * once. Where it does not come, the field asks for it again.
 */
export const loadFields = async (): Promise<void> => {
  await whenIdle();
  if (!mayPrefetch(connectionQuality())) return;
  await Promise.allSettled(fields.map(({ load }) => load()));
};
