import { skipToken, useQuery } from "@tanstack/react-query";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId, labelOf } from "#design/office/form/field-schema.ts";
import { TextField } from "#design/office/form/text-field.tsx";
import { useDraft } from "#design/office/record-page/state/use-draft.ts";
import { useSettled } from "#design/office/use-settled.ts";
import { travelInputSchema } from "#features/catalogue/travels/contract.ts";
import type { TravelPreview } from "#features/catalogue/travels/record-contract.ts";
import { previewTravel } from "#features/catalogue/travels/save/calls.ts";
import { call } from "#platform/browser/call.ts";
import { useStoredTravel } from "../stored-travel.ts";
import { useCountry } from "./use-resources.ts";

/** Asks the server whether an address is free and what taking it does. */
const useAddress = (slug: string, isOther: boolean) => {
  const country = useCountry();
  const { id } = useStoredTravel();
  const { data: travel } = travelInputSchema.safeParse(useDraft(({ edited }) => edited));
  const settled = useSettled(slug);
  const { data } = useQuery({
    queryKey: ["travel address", country, id, settled],
    // A travel that still lacks its trip or its name would only be refused.
    queryFn:
      travel && isOther && settled === slug
        ? () => call(previewTravel, { country }, { body: { id, travel } })
        : skipToken,
    staleTime: 10_000,
    retry: false,
  });
  return settled === slug ? data : undefined;
};

const hintOf = (preview: TravelPreview | undefined): string | undefined => {
  if (!preview || preview.errors.some(({ path }) => path === "slug")) return undefined;
  const address = preview.consequences?.address;
  if (!address) return "This address is free.";
  if (address.from === null) return `Its page will be ${address.to}, which is free.`;
  return `${address.to} is free. Links to ${address.from} will lead on to it.`;
};

/** The last part of the address. */
export const SlugField = ({ name, path, schema, value, errorAt, put }: FieldProps) => {
  const slug = typeof value === "string" ? value : "";
  const stored = useDraft(({ clean }) => clean?.["slug"] ?? null);
  const preview = useAddress(slug, slug !== stored);
  const taken = preview?.errors.find((error) => error.path === "slug")?.message;
  return (
    <TextField
      id={fieldId(path)}
      label={labelOf(name, schema)}
      value={slug}
      error={errorAt(path) ?? taken}
      hint={slug === stored ? "In the address of its page." : hintOf(preview)}
      maxLength={100}
      onChange={(text) => put(path, text)}
    />
  );
};
