import { z } from "zod";
import type { PresenceKind } from "#platform/server/presence/presence-routes.ts";
import { absent, faqPolicy } from "./policy.ts";
import { faqById } from "./store.ts";

/** How several people edit one question. */
export const faqEditing: PresenceKind = {
  subject: "faq",
  name: "Faq",
  path: "/:country/faqs",
  id: z.guid(),
  access: faqPolicy.read,
  absent,
  isStored: async (db, market, id) => (await faqById(db, market, id)) !== null,
};
