import type { ListAnswer } from "#design/office/list/list-declaration.ts";
import { apiQuery, type ListSearch } from "#design/office/list/search/list-search.ts";
import { call, callVersioned } from "#platform/browser/call.ts";
import type { TravelInput } from "../contract.ts";
import type { ListedTravel, TravelFacets } from "../list-contract.ts";
import { listTravelFacets, listTravels } from "../listing/calls.ts";
import type { TravelPreview, TravelRecord } from "../record-contract.ts";
import { copyTravel, deleteTravel, getTravel, previewTravel, saveTravel } from "../save/calls.ts";

export const travelsPath = (country: string): string => `${country}/travels`;

/** The fields that are sent, without what the server tells of the travel. */
const inputOf = ({ id: _id, about: _about, ...input }: TravelRecord): TravelInput => input;

/** The calls of one market's travels. All of them throw ApiError. */
export const travelApi = (country: string) => {
  const read = async (id: string) => {
    const { body, version } = await callVersioned(getTravel, { country, id });
    return { travel: inputOf(body), record: body, version };
  };
  const list = (query: URLSearchParams): Promise<ListAnswer<ListedTravel>> =>
    call(listTravels, { country }, { query });
  return {
    read,
    list: (search: ListSearch) => list(apiQuery(search)),
    /** Travels as they are now; those that are gone are missing. */
    readAgain: async (travels: readonly ListedTravel[]): Promise<readonly ListedTravel[]> => {
      const ids = travels.map(({ id }) => id).join(",");
      return (await list(new URLSearchParams({ ids, pageSize: "100" }))).items;
    },
    facets: (): Promise<TravelFacets> => call(listTravelFacets, { country }),
    /** What saving a changed travel would do. */
    tryChange: async (id: string, change: Partial<TravelInput>): Promise<TravelPreview> => {
      const { travel } = await read(id);
      return call(previewTravel, { country }, { body: { id, travel: { ...travel, ...change } } });
    },
    /** Reads a travel and saves it changed, unless somebody else saved it in between. */
    change: async (
      id: string,
      changeOf: (travel: TravelInput) => Partial<TravelInput>,
    ): Promise<void> => {
      const { travel, version } = await read(id);
      const changed = { ...travel, ...changeOf(travel) };
      await call(saveTravel, { country, id }, { body: changed, ifMatch: version });
    },
    duplicate: (id: string): Promise<TravelRecord> =>
      call(copyTravel, { country }, { body: { country, id } }),
    remove: (id: string, version: number): Promise<TravelRecord> =>
      call(deleteTravel, { country, id }, { ifMatch: version }),
  };
};
