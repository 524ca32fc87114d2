import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { Navigate, useParams } from "react-router";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { isForPageType } from "#features/content/pages/parts/block-placement.ts";
import { getTemplateStructure } from "#features/content/templates/calls.ts";
import { callVersioned } from "#platform/browser/call.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { LoadedRecord } from "../catalogue/loaded-record.tsx";
import { pageApi } from "../page-api.ts";
import { templatePath } from "../templates/template-api.ts";
import { structureList } from "../templates/template-list.tsx";
import { StructureEditor } from "./structure-editor.tsx";

type StructureScreenProps = Readonly<{ country: string }>;

const StructureList = ({ country }: StructureScreenProps) => {
  const declaration = useMemo(() => structureList(), []);
  return <ListScreen declaration={declaration} country={country} />;
};

const load = async (country: string, id: string) => {
  const [loaded, catalogue] = await Promise.all([
    callVersioned(getTemplateStructure, { country, id }),
    pageApi(country).catalogue(),
  ]);
  const blocks = catalogue
    .filter((block) => block.name === block.blockType && isForPageType(block, "custom"))
    .toSorted((a, b) => a.label.localeCompare(b.label, "en"));
  return { loaded, blocks };
};

const StructureOf = ({ country, id }: StructureScreenProps & Readonly<{ id: string }>) => {
  const query = useQuery({
    queryKey: ["structure", country, id],
    queryFn: () => load(country, id),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });
  return (
    <LoadedRecord query={query} one="template" list="/templates/structure">
      {(data) => <StructureEditor country={country} {...data} />}
    </LoadedRecord>
  );
};

/** `/templates/structure/:id?`: the structure of one template, or the templates to choose from. */
const StructureScreen = ({ country }: StructureScreenProps) => {
  const { id } = useParams();
  if (id === "new") return <Navigate replace to={templatePath("template", "new")} />;
  return (
    <QueryProvider>
      {id === undefined ? (
        <StructureList country={country} />
      ) : (
        <StructureOf key={id} country={country} id={id} />
      )}
    </QueryProvider>
  );
};

export default StructureScreen;
