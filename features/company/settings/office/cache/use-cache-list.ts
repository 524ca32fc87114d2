import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import { useSearchParams } from "react-router";
import { keptPagesSort } from "#features/company/settings/cache-contract.ts";
import { listCache } from "#features/company/settings/cache/calls.ts";
import { call } from "#platform/browser/call.ts";

type Sort = (typeof keptPagesSort)[number];

export const sortLabels: Readonly<Record<Sort, string>> = {
  asked: "Most asked",
  age: "Oldest",
  bytes: "Largest",
  address: "By address",
};

/** The list of kept pages, whose search stands in the address. */
export const useCacheList = (country: string) => {
  const [parameters, setParameters] = useSearchParams();
  const words = parameters.get("search") ?? "";
  const tag = parameters.get("tag");
  const view = parameters.get("view") === "tags" ? "tags" : "pages";
  const sort = keptPagesSort.find((each) => each === parameters.get("sort")) ?? "asked";
  const page = Math.max(1, Math.trunc(Number(parameters.get("page") ?? 1)) || 1);
  const query = new URLSearchParams({ search: words, sort, page: `${page}`, pageSize: "12" });
  if (tag !== null) query.set("tag", tag);
  const answer = useQuery({
    queryKey: ["cache", country, query.toString()],
    queryFn: () => call(listCache, { country }, { query }),
    placeholderData: keepPreviousData,
  });
  const change = useCallback(
    (part: Readonly<Record<string, string>>) =>
      setParameters(
        (before) => {
          const after = new URLSearchParams(before);
          if (!("page" in part)) after.delete("page");
          for (const [name, value] of Object.entries(part)) {
            if (value === "") after.delete(name);
            else after.set(name, value);
          }
          return after;
        },
        { replace: true },
      ),
    [setParameters],
  );
  return { answer, words, tag, sort, view, page, change };
};
