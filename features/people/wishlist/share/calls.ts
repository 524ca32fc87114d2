import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { absentShare } from "../policy.ts";

const ofVisitors = { host: "site", access: "visitor" } as const;

const shareSchema = z.strictObject({ withName: z.boolean().default(false) });

export const shareWishlist = declareCall({
  method: "PUT",
  path: "/wishlist/share",
  id: "shareWishlist",
  summary: "Makes the link to what is saved, or keeps it, and says whether it shows the first name",
  ...ofVisitors,
  body: shareSchema,
  answer: z.strictObject({ url: z.string() }),
});

export const unshareWishlist = declareCall({
  method: "DELETE",
  path: "/wishlist/share",
  id: "unshareWishlist",
  summary: "Turns the link to what is saved off; a next one is another",
  ...ofVisitors,
  status: 204,
});

export const getSharedWishlist = declareCall({
  method: "GET",
  path: "/wishlist/shared/:key",
  id: "getSharedWishlist",
  summary:
    "What a link to a wishlist shows: nobody’s name unless they want it, and no prices of then",
  host: "site",
  access: "anyone",
  params: { key: z.string().regex(/^[0-9a-f]{32}$/) },
  absent: absentShare,
  answer: z.strictObject({
    name: z.string().nullable(),
    items: z
      .array(z.strictObject({ travelId: z.uuid(), tours: z.array(z.uuid()).readonly() }))
      .readonly(),
  }),
});
