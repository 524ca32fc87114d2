import { sql } from "kysely";

/** The day of departure as lists show it (`05/12/2027`), as an ISO day, and with dots. */
export const typedDays = sql<string>`to_char(tour.departure_date, 'DD/MM/YYYY YYYY-MM-DD DD.MM.YYYY')`;
