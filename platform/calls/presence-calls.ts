import { z } from "zod";
import {
  heartbeatSchema,
  presenceLeaveSchema,
  presenceResponseSchema,
} from "#platform/presence/presence-contract.ts";
import type { Access } from "./access.ts";
import { declareCall } from "./call.ts";

/** Records on which people see each other, as their calls name them. */
export type PresentRecords = Readonly<{
  /** In the operations' names: `Page` makes `beatOnPage`. */
  name: string;
  /** Of the list, such as `/:country/redirects`. */
  path: `/:country/${string}`;
  /** Who may read a record sees who is there. */
  access: Access;
  absent: string;
  /** Of the id in the path; by default a UUID. */
  id?: z.ZodType<string, string>;
}>;

/** What a tab on a record says and asks. */
export const presenceCalls = ({ name, path, access, absent, id = z.uuid() }: PresentRecords) => {
  const record = { access, absent, params: { id } } as const;
  const at = `${path}/:id/presence` as const;
  return {
    beat: declareCall({
      ...record,
      method: "PUT",
      path: at,
      id: `beatOn${name}`,
      summary: "Says what a tab does on a record, and is told who else is there",
      body: heartbeatSchema,
      answer: presenceResponseSchema,
    }),
    leave: declareCall({
      ...record,
      method: "POST",
      path: `${at}/leave`,
      id: `leave${name}`,
      summary: "Takes a tab off a record at once",
      body: presenceLeaveSchema,
      status: 204,
    }),
    events: declareCall({
      ...record,
      method: "GET",
      path: `${at}/events`,
      id: `eventsOf${name}`,
      summary: "A stream that says when somebody does something on a record",
      answer: { mediaType: "text/event-stream" },
      problems: [503],
    }),
  };
};
