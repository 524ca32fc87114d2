import cookie from "@fastify/cookie";
import type { FastifyInstance } from "fastify";
import { addStaffRoutes } from "#features/company/staff/routes.ts";
import type { Market } from "#markets/market-type.ts";
import { marketByApiCountry, marketById } from "#markets/markets.ts";
import type { AppOptions } from "../app-options.ts";
import type { Background } from "../background.ts";
import { backofficeOrigin, type Config } from "../config/config.ts";

/** The market whose language mails to staff use; accounts have no language of their own. */
export const marketOfStaff = ({ country }: Config): Market =>
  marketByApiCountry(country) ?? marketById("international");

/** Adds cookies, and the sign-in of staff, which needs them. */
export const addSignIn = async (
  app: FastifyInstance,
  { config, database: { db }, now }: AppOptions,
  { mailer }: Pick<Background, "mailer">,
): Promise<void> => {
  await app.register(cookie);
  await addStaffRoutes(app, {
    db,
    origin: backofficeOrigin(config),
    product: config.product,
    secret: config.secret,
    provider: config.staffProvider,
    secureCookies: config.production,
    now,
    notice: { mailer, market: marketOfStaff(config) },
  });
};
