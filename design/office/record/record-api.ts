import { callVersioned, ifMatch, type VersionedAnswer } from "#platform/browser/call-api.ts";
import type { Stored, Values } from "./record-declaration.ts";

/**
 * The calls of one kind of record.
 * @param path of the list, below `/api/`
 */
export const recordApi = <Input extends object>(path: string) => ({
  read: (id: string): Promise<VersionedAnswer<Stored<Input>>> =>
    callVersioned("GET", `${path}/${id}`),
  /** @param key creates only once, however often it is sent */
  create: (input: Values, key: string): Promise<VersionedAnswer<Stored<Input>>> =>
    callVersioned("POST", path, input, { "idempotency-key": key }),
  save: (
    id: string,
    input: Values,
    version: number | null,
  ): Promise<VersionedAnswer<Stored<Input>>> =>
    callVersioned("PUT", `${path}/${id}`, input, ifMatch(version)),
  remove: (id: string, version: number | null): Promise<VersionedAnswer<unknown>> =>
    callVersioned("DELETE", `${path}/${id}`, undefined, ifMatch(version)),
});
