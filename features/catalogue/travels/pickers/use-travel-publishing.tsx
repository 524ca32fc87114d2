import { useNavigate, useOutletContext } from "react-router";
import { PlanTag } from "#features/catalogue/publication/pickers/plan-tag.tsx";
import { PublishMenu } from "#features/catalogue/publication/pickers/publish-menu.tsx";
import { useRecordPlan } from "#features/catalogue/publication/pickers/use-record-plan.ts";
import { marketByApiCountry } from "#markets/markets.ts";
import type { TravelRecord } from "../record-contract.ts";

/**
 * Whether a travel is live and the way to publish it, on its screens beside the editor. Publishing
 * now leads to the editor, which shows first what will happen.
 */
export const useTravelPublishing = ({
  id,
  isPublished,
}: Pick<TravelRecord, "id" | "isPublished">) => {
  const { country } = useOutletContext<Readonly<{ country: string }>>();
  const navigate = useNavigate();
  const plan = useRecordPlan({ kind: "travel", country, id });
  const timeZone = marketByApiCountry(country)?.timeZone ?? "UTC";
  return {
    tag: <PlanTag isPublished={isPublished} plan={plan} timeZone={timeZone} />,
    menu: (
      <PublishMenu
        one="travel"
        timeZone={timeZone}
        isStored
        isPublished={isPublished}
        isChanged={false}
        plan={plan}
        onPublish={(next) => void navigate(`/travels/${id}?publish=${next ? "yes" : "no"}`)}
      />
    ),
  };
};
