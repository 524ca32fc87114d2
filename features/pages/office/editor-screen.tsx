import { useQuery } from "@tanstack/react-query";
import { Navigate, useParams } from "react-router";
import { newPage, type Page, type PageInput } from "../contract.ts";
import { pageCalls, Refused } from "./calls.ts";
import { PageEditor } from "./editor.tsx";

const inputOf = ({
  version: _version,
  createdAt: _created,
  updatedAt: _updated,
  ...page
}: Page): PageInput => page;

/** Loads a page, or starts a new one; a page that is not there leads back to the list. */
export const PageEditorScreen = ({ country }: { country: string }) => {
  const { id = "new" } = useParams();
  const { data, error } = useQuery({
    queryKey: ["custompage", country, id],
    queryFn: async () => {
      const [stored, catalogue] = await Promise.all([
        id === "new" ? null : pageCalls(country).read(id),
        pageCalls(country).catalogue(),
      ]);
      return { stored, catalogue, start: stored ? inputOf(stored) : newPage(crypto.randomUUID()) };
    },
    // What is being edited is never replaced by what a later answer says.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  if (error instanceof Refused && error.status === 404)
    return <Navigate to="/custompages" replace />;
  if (error) return <p role="alert">{error.message}</p>;
  return data ? <PageEditor key={id} country={country} {...data} /> : null;
};
