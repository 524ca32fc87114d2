import { call } from "#platform/browser/call.ts";
import {
  getBulkAction,
  listBulkActionPositions,
  listBulkActionRows,
  listBulkActions,
  runBulkAction,
  runBulkPlan,
} from "../calls.ts";
import type { BulkPlanRun, BulkRow, BulkRun } from "../contract.ts";
import { controlCalls, type ControlName } from "../run/calls.ts";
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
  return call(runBulkAction, { country }, { query: { dryRun: true }, body: { ...draft, rows } });
};

/** @param key runs it only once, however often it is sent */
export const runPlan = (
  country: string,
  id: string,
  options: BulkPlanRun,
  key: string,
): Promise<BulkRun> => call(runBulkPlan, { country, id }, { body: options, key });

export const readPositions = async (
  country: string,
  id: string,
  query: Readonly<Record<string, string>>,
): Promise<readonly number[]> => {
  return (
    await call(listBulkActionPositions, { country, id }, { query: new URLSearchParams(query) })
  ).positions;
};

export const readRun = (country: string, id: string): Promise<BulkRun> =>
  call(getBulkAction, { country, id });

export const readRuns = (country: string, page: number): Promise<Page<BulkRun>> =>
  call(listBulkActions, { country }, { query: { page, pageSize: 20 } });

export const readRows = (
  country: string,
  id: string,
  query: Readonly<Record<string, string>>,
): Promise<Page<BulkRow>> =>
  call(listBulkActionRows, { country, id }, { query: new URLSearchParams(query) });

export const controlRun = (
  country: string,
  id: string,
  name: ControlName,
  positions: readonly number[] | null,
): Promise<BulkRun> => call(controlCalls[name], { country, id }, { body: { positions } });
