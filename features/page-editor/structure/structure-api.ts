import type { Structure, TemplateStructure } from "#features/templates/contract.ts";
import { callVersioned, ifMatch } from "#platform/browser/call-api.ts";

export type LoadedStructure = TemplateStructure & Readonly<{ version: number | null }>;

const pathOf = (country: string, id: string) => `${country}/templates/structure/${id}`;

/** @throws ApiError 404 for what is no template */
export const loadStructure = async (country: string, id: string): Promise<LoadedStructure> => {
  const { body, version } = await callVersioned<TemplateStructure>("GET", pathOf(country, id));
  return { ...body, version };
};

/** @throws ApiError 412 where somebody else saved it meanwhile */
export const saveStructure = async (
  country: string,
  { id, version }: Pick<LoadedStructure, "id" | "version">,
  structure: Structure,
): Promise<LoadedStructure> => {
  const saved = await callVersioned<TemplateStructure>(
    "PUT",
    pathOf(country, id),
    structure,
    ifMatch(version),
  );
  return { ...saved.body, version: saved.version };
};
