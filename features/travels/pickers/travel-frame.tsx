import "./travel-frame.css";
import { useDocumentTitle } from "#design/office/document-title.ts";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { TravelTabs, type TravelTabsProps } from "../parts/travel-tabs.tsx";
import type { TravelRecord } from "../record-contract.ts";

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
  return (
    <div className="travel-frame">
      <ScreenTop
        title={travel.name}
        count={place ?? travel.about.path}
        tag={
          <span className="tag state" data-kind={travel.isPublished ? "live" : "quiet"}>
            {travel.isPublished ? "Published" : "Unpublished"}
          </span>
        }
        actions={actions}
      />
      <TravelTabs travel={travel.id} about={travel.about} current={current} />
      {children}
    </div>
  );
};
