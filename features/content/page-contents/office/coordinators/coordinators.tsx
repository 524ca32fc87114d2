import { useMemo } from "react";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { useIsCalendar, ViewSwitch } from "#design/office/timeline/view-switch/view-switch.tsx";
import { ContentTabs } from "#features/content/content-tabs/parts/content-tabs.tsx";
import { CoordinatorsCalendar } from "#features/catalogue/tours/pickers/coordinators-calendar.tsx";
import type { ContentsProps } from "../contents-props.ts";
import { useOpen } from "../use-open.ts";
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

const Coordinators = (props: ContentsProps) =>
  useIsCalendar() ? <CoordinatorsCalendar {...props} /> : <List {...props} />;

export default Coordinators;
