import { renewingFetch } from "#platform/browser/session-renewal.ts";
import type { AuditList } from "../contract.ts";

/**
 * Asks one of the audit's addresses, `it/audit?page=2` or `it/custompages/{id}/audit`.
 * @throws Error with the server's own words
 */
export const fetchAuditList = async (path: string): Promise<AuditList> => {
  const answer = await renewingFetch(`/api/${path}`, { headers: { accept: "application/json" } });
  if (answer.ok) return answer.json();
  const problem: { detail?: string } = await answer.json().catch(() => ({}));
  throw new Error(problem.detail ?? "The server did not answer as expected.");
};
