import { callApi } from "#platform/browser/call-api.ts";
import type { BulkPlanRun, BulkRow, BulkRun } from "../contract.ts";
import type { BulkDraft } from "./use-bulk-address.ts";

type Page<Item> = Readonly<{
  items: readonly Item[];
  total: number;
  page: number;
  pageSize: number;
}>;

export const bulkPath = (country: string): string => `${country}/bulk-actions`;

/** Has the server look at all that the draft means. */
export const beginPlan = (country: string, { ids, ...draft }: BulkDraft): Promise<BulkRun> => {
  const rows = ids?.map((id) => ({ id, version: null })) ?? null;
  return callApi("POST", `${bulkPath(country)}?dryRun=1`, { ...draft, rows });
};

/** @param key runs it only once, however often it is sent */
export const runPlan = (
  country: string,
  id: string,
  options: BulkPlanRun,
  key: string,
): Promise<BulkRun> =>
  callApi("POST", `${bulkPath(country)}/${id}/run`, options, { "idempotency-key": key });

export const readPositions = async (
  country: string,
  id: string,
  query: Readonly<Record<string, string>>,
): Promise<readonly number[]> => {
  const path = `${bulkPath(country)}/${id}/positions?${new URLSearchParams(query)}`;
  return (await callApi<{ positions: readonly number[] }>("GET", path)).positions;
};

export const readRun = (country: string, id: string): Promise<BulkRun> =>
  callApi("GET", `${bulkPath(country)}/${id}`);

export const readRuns = (country: string, page: number): Promise<Page<BulkRun>> =>
  callApi("GET", `${bulkPath(country)}?page=${page}&pageSize=20`);

export const readRows = (
  country: string,
  id: string,
  query: Readonly<Record<string, string>>,
): Promise<Page<BulkRow>> =>
  callApi("GET", `${bulkPath(country)}/${id}/rows?${new URLSearchParams(query)}`);

export type ControlName = "pause" | "resume" | "stop" | "undo" | "retry";

export const controlRun = (
  country: string,
  id: string,
  name: ControlName,
  positions: readonly number[] | null,
): Promise<BulkRun> => callApi("POST", `${bulkPath(country)}/${id}/${name}`, { positions });
