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

type Rows = BulkRequest["rows"];

/** @param rows null for all that the draft means */
const toRequest = ({ ids, ...draft }: BulkDraft, rows: Rows) => ({
  ...draft,
  rows: rows ?? ids?.map((id) => ({ id, version: null })) ?? null,
});

export const readPlan = async (country: string, draft: BulkDraft): Promise<BulkPlan | null> => {
  const path = `${bulkPath(country)}?dryRun=1`;
  return (await callApi<{ plan: BulkPlan | null }>("POST", path, toRequest(draft, null))).plan;
};

/** @param key runs it only once, however often it is sent */
export const beginRun = async (
  country: string,
  draft: BulkDraft,
  { rows, ...options }: Pick<BulkRequest, "rows" | "reason" | "startsAt">,
  key: string,
): Promise<BulkRun | null> =>
  (
    await callApi<{ run: BulkRun | null }>(
      "POST",
      bulkPath(country),
      { ...toRequest(draft, rows), ...options },
      { "idempotency-key": key },
    )
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
