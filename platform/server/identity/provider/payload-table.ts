import type { ColumnType, JSONColumnType } from "kysely";
import type { AdapterPayload } from "oidc-provider";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    oidc_payload: {
      provider: string;
      kind: string;
      id: string;
      payload: JSONColumnType<AdapterPayload>;
      grant_id: string | null;
      uid: string | null;
      user_code: string | null;
      consumed_at: ColumnType<Date | null>;
      expires_at: ColumnType<Date | null>;
    };
  }
}
