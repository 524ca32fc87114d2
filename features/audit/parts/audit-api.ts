import { renewingFetch } from "#platform/browser/session-renewal.ts";
import type { AuditList } from "../contract.ts";

/**
 * @param path in the API: `it/audit?page=2` or `it/custompages/{id}/audit`
 * @throws Error with the server's message
 */
export const fetchAuditList = async (path: string): Promise<AuditList> => {
  const response = await renewingFetch(`/api/${path}`, { headers: { accept: "application/json" } });
  if (response.ok) return response.json();
  const problem: { detail?: string } = await response.json().catch(() => ({}));
  throw new Error(problem.detail ?? "The server did not answer as expected.");
};
