import { sql } from "kysely";
import type { PictureUses } from "#features/assets/media/store.ts";
import { coordinatorPictures } from "#features/catalogue/coordinators/uses/pictures.ts";
import { eventPictures } from "#features/catalogue/events/uses/pictures.ts";
import { travelPictures } from "#features/catalogue/travels/uses/pictures.ts";
import { pagePictures } from "#features/content/pages/uses/pictures.ts";

/** Everything that shows pictures of the library. A new kind that does has to be told here. */
export const pictureUses: PictureUses = sql.join(
  [travelPictures, coordinatorPictures, eventPictures, pagePictures],
  sql` union all `,
);
