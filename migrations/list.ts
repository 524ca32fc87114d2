import type { Migration } from "kysely/migration";
import * as pages from "./0001-pages.ts";
import * as staff from "./0002-staff.ts";
import * as catalogue from "./0003-catalogue.ts";
import * as pageVersions from "./0004-page-versions.ts";
import * as pagePublication from "./0005-page-publication.ts";
import * as pagePresence from "./0006-page-presence.ts";
import * as staffSessionRenewal from "./0007-staff-session-renewal.ts";
import * as redirectKeys from "./0008-redirect-keys.ts";
import * as pageContents from "./0009-page-contents.ts";
import * as tourDecision from "./0010-tour-decision.ts";
import * as tourIndexes from "./0011-tour-indexes.ts";
import * as listIndexes from "./0012-list-indexes.ts";
import * as travelNames from "./0013-travel-names.ts";
import * as signIn from "./0014-sign-in.ts";
import * as pageStyles from "./0015-page-styles.ts";
import * as idempotencyKeys from "./0016-idempotency-keys.ts";
import * as auditChanges from "./0017-audit-changes.ts";
import * as compressedVersions from "./0018-compressed-versions.ts";
import * as sessions from "./0019-sessions.ts";
import * as jobEffects from "./0020-job-effects.ts";
import * as outbox from "./0021-outbox.ts";
import * as staffDevices from "./0022-staff-devices.ts";
import * as resources from "./0023-resources.ts";

/** Every migration, forward only, in the order of its number. */
export const migrations: Readonly<Record<string, Migration>> = {
  "0001-pages": pages,
  "0002-staff": staff,
  "0003-catalogue": catalogue,
  "0004-page-versions": pageVersions,
  "0005-page-publication": pagePublication,
  "0006-page-presence": pagePresence,
  "0007-staff-session-renewal": staffSessionRenewal,
  "0008-redirect-keys": redirectKeys,
  "0009-page-contents": pageContents,
  "0010-tour-decision": tourDecision,
  "0011-tour-indexes": tourIndexes,
  "0012-list-indexes": listIndexes,
  "0013-travel-names": travelNames,
  "0014-sign-in": signIn,
  "0015-page-styles": pageStyles,
  "0016-idempotency-keys": idempotencyKeys,
  "0017-audit-changes": auditChanges,
  "0018-compressed-versions": compressedVersions,
  "0019-sessions": sessions,
  "0020-job-effects": jobEffects,
  "0021-outbox": outbox,
  "0022-staff-devices": staffDevices,
  "0023-resources": resources,
};
