import "./travel-frame.css";
import { useDocumentTitle } from "#design/office/document-title.ts";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { TravelTabs, type TravelTabsProps } from "../parts/travel-tabs.tsx";
import type { TravelRecord } from "../record-contract.ts";
import { useTravelPublishing } from "./use-travel-publishing.tsx";

type TravelFrameProps = Pick<TravelTabsProps, "current"> &
  Readonly<{
    /** Names the screen in the browser tab. */
    screen: string;
    travel: TravelRecord;
    /** Stands after the name; the path of the travel where it is left out. */
    place?: React.ReactNode;
    actions?: React.ReactNode;
    children: React.ReactNode;
  }>;

/** What a screen of a travel shows around its content: whose it is, and the way to the others. */
export const TravelFrame = (props: TravelFrameProps) => {
  const { screen, travel, current, place, actions, children } = props;
  useDocumentTitle(`${screen} · ${travel.name}`);
  const publishing = useTravelPublishing(travel);
  return (
    <div className="travel-frame">
      <ScreenTop
        title={travel.name}
        count={place ?? travel.about.path}
        tag={publishing.tag}
        back={{ path: "/travels", label: "Back to travels" }}
        actions={
          <>
            {actions}
            {publishing.menu}
          </>
        }
      />
      <TravelTabs travel={travel.id} about={travel.about} current={current} />
      {children}
    </div>
  );
};
