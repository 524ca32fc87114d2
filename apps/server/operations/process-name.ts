import { hostname } from "node:os";
import type { Config } from "../config/config.ts";

/** What tells this process from the others on the database: `web-2:3000`. */
export const processName = ({ port }: Pick<Config, "port">): string => `${hostname()}:${port}`;
