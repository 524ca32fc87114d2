import { inTransaction } from "#platform/server/database/transaction.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import { leave, ownAttendance, signUp } from "./attend.ts";
import * as calls from "./calls.ts";
import type { AttendanceScene } from "./scene.ts";

/** Mounted at `/api` of the hosts of markets. */
export const addAttendanceCalls = (api: Api, scene: AttendanceScene): void => {
  api.route(calls.getAttendance, {
    async handle({ db, visitor: { accountId, market }, params: { id } }) {
      return { body: await ownAttendance(db, { accountId, market, id }) };
    },
  });
  api.route(calls.signUpForEvent, {
    async handle({ db, visitor: { accountId, market }, params: { id }, body }) {
      const attendee = { accountId, market, id };
      await inTransaction(db, (trx) => signUp(trx, scene, attendee, body));
      return { body: await ownAttendance(db, attendee) };
    },
  });
  api.route(calls.leaveEvent, {
    async handle({ db, visitor: { accountId, market }, params: { id } }) {
      await inTransaction(db, (trx) => leave(trx, scene, { accountId, market, id }));
      return {};
    },
  });
};
