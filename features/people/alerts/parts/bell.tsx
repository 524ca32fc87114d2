import { Icon } from "#design/icons.tsx";
import type { Followable } from "#features/catalogue/tours/parts/bell-slot.tsx";
import { saveFormId } from "#features/people/wishlist/parts/heart.tsx";
import type { Localizer } from "#markets/localizer.ts";
import { aboutTour, aboutTravel } from "../about.ts";
import { alertAges } from "../contract.ts";
import { alertsPath } from "../policy.ts";

const aboutOf = ({ kind, id, months, age }: Followable): string =>
  kind === "tour"
    ? aboutTour(id)
    : aboutTravel(id, months, alertAges.find((each) => each === age) ?? null);

/**
 * Asks to be told of something. It is the same for everyone and belongs to the page's form of hearts:
 * without JavaScript it leads to a page, and with it that page comes in a dialog.
 */
export const Bell = ({
  localizer: { t },
  ...followable
}: Followable & Readonly<{ localizer: Localizer }>) => {
  const label = t(followable.isFull ? "alert.bellFull" : "departures.notify");
  return (
    <button
      form={saveFormId}
      formMethod="get"
      formAction={alertsPath}
      className="button button-quiet"
      name="about"
      value={aboutOf(followable)}
      aria-label={t("alert.bellAbout", { label, name: followable.name })}
    >
      <Icon name="bell" size={18} />
      {label}
    </button>
  );
};
