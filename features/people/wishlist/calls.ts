import { z } from "zod";
import { declareCall } from "#platform/calls/call.ts";
import { removalSchema, wishlistSchema } from "./contract.ts";
import { absentTour, absentTravel } from "./policy.ts";

const ofVisitors = { host: "site", access: "visitor" } as const;
const params = { id: z.uuid() };

export const getWishlist = declareCall({
  method: "GET",
  path: "/wishlist",
  id: "getWishlist",
  summary: "What who is signed in has saved in this market",
  ...ofVisitors,
  answer: wishlistSchema,
});

export const addTravelToWishlist = declareCall({
  method: "PUT",
  path: "/wishlist/travels/:id",
  id: "addTravelToWishlist",
  summary: "Saves a travel; one that is saved stays as it was",
  ...ofVisitors,
  params,
  absent: absentTravel,
  status: 204,
  problems: [409],
});

export const removeTravelFromWishlist = declareCall({
  method: "DELETE",
  path: "/wishlist/travels/:id",
  id: "removeTravelFromWishlist",
  summary: "Removes a travel; with saved departures it asks with 428 until it is confirmed",
  ...ofVisitors,
  params,
  absent: absentTravel,
  body: removalSchema,
  status: 204,
  problems: [428],
});

export const addTourToWishlist = declareCall({
  method: "PUT",
  path: "/wishlist/tours/:id",
  id: "addTourToWishlist",
  summary: "Saves a departure; one that is saved stays as it was",
  ...ofVisitors,
  params,
  absent: absentTour,
  status: 204,
  problems: [409],
});

export const removeTourFromWishlist = declareCall({
  method: "DELETE",
  path: "/wishlist/tours/:id",
  id: "removeTourFromWishlist",
  summary: "Removes a departure",
  ...ofVisitors,
  params,
  absent: absentTour,
  status: 204,
});
