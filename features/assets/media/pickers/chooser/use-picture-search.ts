import { useDebouncedValue } from "@mantine/hooks";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { findPictures, findTags } from "../media-api.ts";

const debounceMs = 200;
export const pageSize = 24;

const settings = { staleTime: 30_000, retry: false, networkMode: "always" } as const;

/** The tags that pictures can be filtered by; empty while they are unknown. */
const useTags = (country: string): readonly string[] => {
  const { data } = useQuery({
    queryKey: ["picture-tags", country],
    queryFn: () => findTags(country),
    ...settings,
  });
  return data?.items.map(({ tag }) => tag) ?? [];
};

/** One page of the pictures that match the typed words and the chosen tag. */
export const usePictureSearch = (country: string) => {
  const [query, setQuery] = useState("");
  const [tag, setTag] = useState<string | null>(null);
  const [page, setPage] = useState(1);
  const [search] = useDebouncedValue(query.trim(), debounceMs);
  const { data, error, refetch, isPlaceholderData } = useQuery({
    queryKey: ["pictures", country, search, tag, page],
    queryFn: () => findPictures(country, { search, tag, page, pageSize }),
    placeholderData: keepPreviousData,
    ...settings,
  });
  return {
    tags: useTags(country),
    query,
    search,
    tag,
    page,
    pages: Math.max(1, Math.ceil((data?.total ?? 0) / pageSize)),
    data,
    error,
    refetch,
    isStale: isPlaceholderData || !(data || error) || search !== query.trim(),
    setPage,
    setQuery: (text: string) => {
      setQuery(text);
      setPage(1);
    },
    setTag: (next: string | null) => {
      setTag(next);
      setPage(1);
    },
  };
};
