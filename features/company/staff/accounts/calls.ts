import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { listOf, listQuery, sortedBy } from "#platform/calls/list-query.ts";
import { roles } from "#platform/roles.ts";
import {
  accountInputSchema,
  accountSchema,
  accountSorts,
  accountStates,
  invitationSchema,
  listedAccountSchema,
  newAccountSchema,
  newPasswordSchema,
} from "../accounts-contract.ts";
import { accountPolicy } from "../policy.ts";

const path = "/:country/staff";
const params = { id: z.guid() };
export const absent = "There is no such account.";

export const listStaff = declareCall({
  method: "GET",
  path,
  id: "listStaff",
  summary: "The accounts of staff",
  access: accountPolicy.read,
  query: listQuery({
    state: z.enum(accountStates).nullable().default(null),
    role: z.enum(roles).nullable().default(null),
    sort: sortedBy(accountSorts),
  }),
  answer: listOf(listedAccountSchema),
});

export const getStaffAccount = declareCall({
  method: "GET",
  path: `${path}/:id`,
  id: "getStaffAccount",
  summary: "An account of staff",
  access: accountPolicy.read,
  params,
  absent,
  answer: accountSchema,
});

export const setStaffPassword = declareCall({
  method: "PUT",
  path: `${path}/:id/password`,
  id: "setStaffPassword",
  summary: "Sets an account's password, and ends its sessions",
  access: accountPolicy.write,
  params,
  absent,
  body: newPasswordSchema,
  answer: accountSchema,
  problems: [409, 503],
});

export const inviteStaffAccount = declareCall({
  method: "POST",
  path: `${path}/:id/invitation`,
  id: "inviteStaffAccount",
  summary: "Makes a link by which somebody sets the account's password, in place of the last one",
  access: accountPolicy.write,
  params,
  absent,
  answer: invitationSchema,
  problems: [409],
});

export const createStaffAccount = declareCall({
  method: "POST",
  path,
  id: "createStaffAccount",
  summary: "Makes an account, which has no password yet",
  access: accountPolicy.write,
  body: newAccountSchema,
  status: 201,
  answer: accountSchema,
});

export const saveStaffAccount = declareCall({
  method: "PUT",
  path: `${path}/:id`,
  id: "saveStaffAccount",
  summary: "Changes an account; another role or closing ends its sessions",
  access: accountPolicy.write,
  params,
  absent,
  body: accountInputSchema,
  ifMatch: true,
  answer: accountSchema,
});
