import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { z } from "zod";
import { type ChoicePicture, choicePictureSchema } from "#platform/choices/choice.ts";
import { call } from "#platform/browser/call.ts";
import { knownRows } from "#platform/calls/known-rows.ts";
import type { BulkFilter, BulkKindName } from "../contract.ts";
import type { BulkDraft } from "./use-bulk-address.ts";

const picture = choicePictureSchema.nullable();
const row = z.object({
  id: z.string(),
  picture: picture.optional(),
  travel: z.object({ poster: picture }).optional(),
});
const lists = {
  tour: knownRows("/:country/tours", row),
  travel: knownRows("/:country/travels", row),
  page: knownRows("/:country/custompages", row),
} as const;

const readList = (country: string, kind: BulkKindName, query: URLSearchParams) =>
  call(lists[kind], { country }, { query });

/** The posters of the rows that are shown, by their ids. */
export const usePictures = (
  country: string,
  kind: BulkKindName,
  ids: readonly string[],
): ReadonlyMap<string, ChoicePicture | null> => {
  const query = new URLSearchParams({ ids: ids.join(","), pageSize: "100" });
  const { data } = useQuery({
    queryKey: ["bulk-pictures", country, kind, ids],
    queryFn: () => readList(country, kind, query),
    placeholderData: keepPreviousData,
    enabled: kind !== "page" && ids.length > 0,
    staleTime: Infinity,
  });
  return new Map(
    (data?.items ?? []).map(({ id, picture, travel }) => [id, picture ?? travel?.poster ?? null]),
  );
};

/** The filter as the lists take it. */
const queryOf = (filter: BulkFilter) => {
  const { search, published, status, leaveFrom, leaveUntil, season, continent } = filter;
  const parts = {
    search,
    published,
    status,
    leaveFrom,
    leaveUntil,
    season,
    continent,
    travel: filter.travelId,
    type: filter.types.join(","),
    coordinator: filter.coordinatorId,
    age: filter.ageRange,
  };
  return new URLSearchParams([
    ["pageSize", "1"],
    ...Object.entries(parts).flatMap(([name, value]) =>
      value === null || value === "" ? [] : [[name, `${value}`]],
    ),
  ]);
};

/** How many records a filter finds; undefined until it is known. */
export const useFoundCount = (
  country: string,
  { kind, filter, ids }: BulkDraft,
): number | undefined => {
  const { data } = useQuery({
    queryKey: ["bulk-count", country, kind, filter],
    queryFn: () => readList(country, kind, queryOf(filter)),
    retry: false,
    enabled: ids === null,
  });
  return ids?.length ?? data?.total;
};
