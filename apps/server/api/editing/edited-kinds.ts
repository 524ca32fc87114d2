import { blockEntryEditing } from "#features/content/block-catalogue/editing.ts";
import { destinationEditing } from "#features/content/destinations/editing.ts";
import { layoutEditing } from "#features/assets/layout/editing.ts";
import { fixedContentEditing } from "#features/content/page-contents/fixed/editing.ts";
import { filePresence } from "#features/assets/media/cdn/presence.ts";
import type { EventSaves } from "#features/catalogue/events/editing.ts";
import { formEditing } from "#features/content/forms/editing.ts";
import { mediaEditing } from "#features/assets/media/library/editing.ts";
import { pagePresence } from "#features/content/pages/presence/page-presence.ts";
import { redirectEditing } from "#features/assets/redirects/editing.ts";
import { resourceEditing } from "#features/catalogue/resources/editing.ts";
import { refreshSearchVectors } from "#features/content/search/text/search-vectors.ts";
import { structureEditing } from "#features/content/templates/editing.ts";
import { tourEditing } from "#features/catalogue/tours/save/editing.ts";
import type { Asking } from "#features/catalogue/tours/handed-in/asking.ts";
import { travelEditing } from "#features/catalogue/travels/editing.ts";
import { tripEditing } from "#features/catalogue/trips/editing.ts";
import { addVersionRoutes } from "#features/records/records/version-routes.ts";
import { resourceSaves } from "../resources/resource-saves.ts";
import { travelSaves } from "../travels/travel-saves.ts";
import { newestVersion } from "#features/records/versions/store.ts";
import type { Api } from "#platform/server/http/routes/api.ts";
import {
  addPresenceRoutes,
  type PresenceKind,
  type PresenceOptions,
} from "#platform/server/presence/presence-routes.ts";
import { recordMarket } from "#platform/server/presence/record-market.ts";
import { contentEditing } from "#apps/server/api/content-routes.ts";
import { codeBlocks } from "#apps/server/api/pages/code-blocks.ts";
import { pathOwners } from "#apps/server/api/paths/path-owners.ts";

/** Who has a record open is told of its newest version, and so of a colleague's save. */
const withVersions = (kind: PresenceKind): PresenceKind => ({
  ...kind,
  newestVersion: async (db, market, recordId) => {
    const record = { market: recordMarket(kind, market), subject: kind.subject, recordId };
    return (await newestVersion(db, record)) || null;
  },
});

/** Lets people see each other at records, and put back versions of those that keep them. */
export const addEditedKinds = (
  api: Api,
  { asking, ...saves }: EventSaves & Readonly<{ asking: Asking }>,
  presence: PresenceOptions,
): void => {
  const owners = pathOwners(asking.product);
  const editedKinds = [
    mediaEditing,
    layoutEditing,
    fixedContentEditing,
    redirectEditing(owners),
    travelEditing({ ...travelSaves, now: presence.now }),
    tourEditing(asking),
    tripEditing({ refreshSearchVectors }),
    destinationEditing({ refreshSearchVectors }),
    ...contentEditing(saves),
    formEditing,
    structureEditing,
    blockEntryEditing(codeBlocks),
    ...resourceEditing(resourceSaves),
  ];
  for (const kind of [pagePresence, ...editedKinds])
    addPresenceRoutes(api, withVersions(kind), presence);
  addPresenceRoutes(api, filePresence, presence);
  for (const kind of editedKinds) addVersionRoutes(api, kind);
};
