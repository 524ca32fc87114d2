import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { EmptyState } from "#design/office/screen/screen-state.tsx";
import { ContentTabs } from "#features/page-contents/parts/content-tabs.tsx";

const Events = () => (
  <>
    <ScreenTop title="Events" />
    <ContentTabs current="events" />
    <EmptyState title="No events yet" text="WeMeet events will be written here." />
  </>
);

export default Events;
