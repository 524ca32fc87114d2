import type { OwnAttendance } from "../contract.ts";

/** Who looks at an event's page, in an answer that is theirs alone. */
export type OwnPlace = Readonly<{
  eventId: string;
  email: string;
  attendance: OwnAttendance;
  /** `leaving` asks once; `gone` is who came too late; `many` who has as many events as are kept. */
  step: "shown" | "leaving" | "gone" | "many";
}>;
