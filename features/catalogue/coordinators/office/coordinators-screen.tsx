import { useContext, useMemo } from "react";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { useIsCalendar, ViewSwitch } from "#design/office/timeline/view-switch/view-switch.tsx";
import { ContentList } from "#features/catalogue/content-tabs/parts/content-list.tsx";
import { ContentTabs } from "#features/catalogue/content-tabs/parts/content-tabs.tsx";
import type { ContentsProps } from "#features/catalogue/content-tabs/parts/contents-props.ts";
import { useOpen } from "#features/catalogue/content-tabs/parts/use-open.ts";
import { CoordinatorsCalendarContext } from "../pickers/calendar-context.ts";
import { coordinatorList } from "./coordinator-list.tsx";
import { CoordinatorPanel } from "./coordinator-panel.tsx";

const List = ({ country, isAdmin, site }: ContentsProps) => {
  const declaration = useMemo(() => coordinatorList({ country, site }), [country, site]);
  const onOpen = useOpen();
  return (
    <ListScreen
      declaration={declaration}
      country={country}
      actions={<ViewSwitch usual={{ label: "List", icon: "list" }} />}
      tabs={<ContentTabs country={country} current="coordinators" />}
      panel={(open) =>
        open.id !== null && (
          <CoordinatorPanel
            country={country}
            isAdmin={isAdmin}
            id={open.id}
            open={open}
            onOpen={onOpen}
          />
        )
      }
      panelWidth={470}
    />
  );
};

const Coordinators = (props: ContentsProps) => {
  const renderCalendar = useContext(CoordinatorsCalendarContext);
  return useIsCalendar() && renderCalendar ? renderCalendar(props) : <List {...props} />;
};

const CoordinatorsScreen = (props: ContentsProps) => (
  <ContentList type="coordinators">
    <Coordinators {...props} />
  </ContentList>
);

export default CoordinatorsScreen;
