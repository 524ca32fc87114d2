import { formatAmount, type Localizer } from "#markets/localizer.ts";
import type { Travel } from "#features/catalogue/travels/contract.ts";
import type { AloneView } from "./alone.tsx";

type TravelFacts = Pick<Travel, "privateRoom" | "privateRoomCents" | "itinerary">;

const supplementText = (localizer: Localizer, travel: TravelFacts): string => {
  const { t } = localizer;
  if (!travel.privateRoom) return t("alone.supplementNone");
  return travel.privateRoomCents === null
    ? t("alone.supplementText")
    : t("alone.supplementPrice", { price: formatAmount(localizer, travel.privateRoomCents) });
};

/** @param travel what holds for one travel; null for what holds for all */
export const toAlone = (localizer: Localizer, travel: TravelFacts | null): AloneView => {
  const { t } = localizer;
  const place = travel?.itinerary[0]?.sleep ?? null;
  const isShared = travel !== null && !travel.privateRoom;
  return {
    title: t("alone.title"),
    items: [
      { title: t("alone.room"), text: t(isShared ? "alone.roomShared" : "alone.roomText") },
      {
        title: t("alone.supplement"),
        text: travel ? supplementText(localizer, travel) : t("alone.supplementText"),
      },
      { title: t("alone.who"), text: t("alone.whoText") },
      {
        title: t("alone.meet"),
        text: place === null ? t("alone.meetText") : t("alone.meetIn", { place }),
      },
    ],
  };
};
