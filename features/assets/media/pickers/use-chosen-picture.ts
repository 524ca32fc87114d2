import { useQuery } from "@tanstack/react-query";
import { findChoice } from "#features/records/choices/pickers/choices.ts";

const uuidPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Looks up the chosen picture; `statusText` says why none is shown. */
export const useChosenPicture = (country: string, value: string | null) => {
  const isId = value !== null && uuidPattern.test(value);
  const { data, error, refetch } = useQuery({
    queryKey: ["choice", country, "media", value],
    queryFn: () => findChoice(country, "media", value ?? ""),
    enabled: isId,
    staleTime: 60_000,
    retry: false,
    networkMode: "always", // offline too, the error is shown instead of an endless wait
  });
  const missingText = () => {
    if (value === null) return null;
    if (!isId) return "This is no id of a picture.";
    if (error) return "The name of this picture could not be read.";
    return data === undefined ? "Looking it up …" : "This picture is gone.";
  };
  return {
    choice: data ?? null,
    statusText: data ? null : missingText(),
    retry: error ? () => void refetch() : null,
  };
};
