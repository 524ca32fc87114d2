import { DraftFields } from "#design/office/record-page/parts/draft-fields.tsx";
import type { TravelInput } from "#features/catalogue/travels/contract.ts";
import { travelInputSchema } from "#features/catalogue/travels/contract.ts";
import { travelFields } from "../record/travel-fields.ts";
import { fieldsOfTab, type TravelTab } from "../record/travel-tabs.ts";

const declaration = { schema: travelInputSchema, fields: travelFields };

/** A tab whose fields follow from the contract. */
export const FormTab = ({ tab, children }: { tab: TravelTab; children?: React.ReactNode }) => (
  <div className="record-page-scroll">
    <div className="record-page-form">
      <DraftFields<TravelInput> declaration={declaration} names={fieldsOfTab[tab]} />
      {children}
    </div>
  </div>
);
