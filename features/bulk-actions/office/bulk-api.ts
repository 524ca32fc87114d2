import { callApi } from "#platform/browser/call-api.ts";
import type { BulkPlan, BulkRequest, BulkRow, BulkRun } from "../contract.ts";
import type { BulkDraft } from "./use-bulk-address.ts";

type Page<Item> = Readonly<{
  items: readonly Item[];
  total: number;
  page: number;
  pageSize: number;
}>;

export const bulkPath = (country: string): string => `${country}/bulk-actions`;

export const readPlan = async (country: string, draft: BulkDraft): Promise<BulkPlan | null> =>
  (await callApi<{ plan: BulkPlan | null }>("POST", `${bulkPath(country)}?dryRun=1`, draft)).plan;

/** @param key runs it only once, however often it is sent */
export const beginRun = async (
  country: string,
  request: BulkDraft & Pick<BulkRequest, "rows" | "reason" | "startsAt">,
  key: string,
): Promise<BulkRun | null> =>
  (
    await callApi<{ run: BulkRun | null }>("POST", bulkPath(country), request, {
      "idempotency-key": key,
    })
  ).run;

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
