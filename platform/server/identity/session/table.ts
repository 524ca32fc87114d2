import type { Generated } from "kysely";

declare module "#platform/server/database/tables.ts" {
  interface Tables {
    session: {
      realm: string;
      id_hash: string;
      subject: string;
      email: string;
      name: string;
      scope: string;
      countries: string[] | null;
      picture: string | null;
      tokens: string;
      provider_session: string | null;
      created_at: Generated<Date>;
      idle_until: Date;
      ends_at: Date;
      renew_at: Generated<Date>;
      user_agent: Generated<string>;
    };
  }
}
