import { useQuery } from "@tanstack/react-query";
import { readInBackground } from "#platform/browser/call-api.ts";
import type { SlugAnswer } from "#platform/choices/slug-answer.ts";
import { useSettled } from "#design/office/use-settled.ts";
import type { RecordDeclaration, Stored, Values } from "../record-declaration.ts";

type SlugCheck<Input extends object> = Readonly<{
  declaration: RecordDeclaration<Input>;
  /** Of the list, below `/api/`. */
  path: string;
  /** Null for a new record. */
  record: Stored<Input> | null;
  values: Values;
}>;

/**
 * Asks the server whether a slug is free as soon as it is typed.
 * @returns undefined while that is not known, and for the slug that the record has
 */
export const useSlugCheck = <Input extends object>(
  check: SlugCheck<Input>,
): SlugAnswer | undefined => {
  const { declaration, path, record, values } = check;
  const slug = typeof values["slug"] === "string" ? values["slug"] : "";
  const settled = useSettled(slug);
  const isAsked =
    declaration.checksSlug === true &&
    settled === slug &&
    !(record && "slug" in record && record.slug === slug) &&
    declaration.schema.shape["slug"]?.safeParse(slug).success === true;
  const query = new URLSearchParams({ slug, ...(record && { id: record.id }) });
  const { data } = useQuery({
    queryKey: ["slug check", path, record?.id, slug],
    queryFn: () => readInBackground<SlugAnswer>(`${path}/slug-check?${query}`),
    enabled: isAsked,
    retry: false,
  });
  return isAsked ? data : undefined;
};
