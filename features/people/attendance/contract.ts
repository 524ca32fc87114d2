import { z } from "zod";

/** `left` is who gave their place back, or has left the line. */
export const attendanceStates = ["going", "waiting", "left"] as const;
export type AttendanceState = (typeof attendanceStates)[number];

/** How many events of one market an account may hold a place of, or wait for. */
export const maxEvents = 50;

export const signUpSchema = z.strictObject({
  waiting: z
    .boolean()
    .default(false)
    .describe("Whether to wait in line where no place is left; a free place is taken either way."),
});
export type SignUp = z.output<typeof signUpSchema>;

export const ownAttendanceSchema = z.strictObject({
  state: z.enum(["going", "waiting"]).nullable().describe("Null for who has not signed up."),
  ahead: z.int().describe("How many wait before you; 0 for who does not wait."),
  coming: z.int(),
  waiting: z.int().describe("How many wait in all."),
});
export type OwnAttendance = z.output<typeof ownAttendanceSchema>;
