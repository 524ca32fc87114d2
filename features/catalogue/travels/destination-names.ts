import { sql } from "kysely";

/** The names of a travel's destinations in the language of its market; a row of `travel` is near. */
export const destinationNames = sql<string>`(
  select string_agg(destination.name, ' ') from travel_destination
  join known_destination as destination on destination.market = travel_destination.market
    and destination.id = travel_destination.destination_id
  where travel_destination.market = travel.market
    and travel_destination.travel_id = travel.id)`;
