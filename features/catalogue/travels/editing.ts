import type { EditedKind } from "#features/records/records/store.ts";
import { travelInputSchema } from "./contract.ts";
import { absentTravel, travelPolicy } from "./policy.ts";
import { travelRecordSchema } from "./record-contract.ts";
import { toTravelRecord } from "./save/about.ts";
import { saveTravel, type TravelSaves } from "./save/save-travel.ts";
import { travelById } from "./store.ts";

export type TravelEditingOptions = TravelSaves & Readonly<{ now: () => Date }>;

/** How several people edit one travel. */
export const travelEditing = ({ now, ...saves }: TravelEditingOptions): EditedKind => ({
  subject: "travel",
  name: "Travel",
  path: "/:country/travels",
  access: travelPolicy.read,
  write: travelPolicy.write,
  absent: absentTravel,
  input: travelInputSchema,
  answer: travelRecordSchema,
  isStored: async (db, market, id) => (await travelById(db, market, id)) !== null,
  async save(context, id, content, ifVersion) {
    const input = travelInputSchema.parse(content);
    const travel = await saveTravel({ ...saves, ...context }, id, input, ifVersion);
    const record = await toTravelRecord(context.db, context.market, travel, now());
    return { ...record, version: travel.version };
  },
});
