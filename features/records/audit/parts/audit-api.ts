import { callApi } from "#platform/browser/call-api.ts";
import type { AuditList } from "../contract.ts";

/** @param path in the API: `it/audit?page=2` or `it/custompages/{id}/audit` */
export const fetchAuditList = (path: string): Promise<AuditList> => callApi("GET", path);
