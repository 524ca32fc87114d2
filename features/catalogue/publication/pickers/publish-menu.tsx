import "./plan.css";
import { Button, Menu } from "@mantine/core";
import { useState } from "react";
import { Icon } from "#design/office/icons.tsx";
import { PlanDialog } from "./plan-dialog.tsx";
import type { RecordPlan } from "./use-record-plan.ts";

export type PublishMenuProps = Readonly<{
  /** `travel`, `departure` */
  one: string;
  timeZone: string;
  /** Whether it is stored; a new one can be published and has no plan yet. */
  isStored: boolean;
  /** Why it cannot be published now; null where it can. */
  whyNot?: string | null;
  isPublished: boolean;
  /** Whether something is typed that is not saved. */
  isChanged: boolean;
  plan: RecordPlan;
  /** Publishes it now, or takes it off the site. */
  onPublish: (isPublished: boolean) => void;
}>;

/** Publish now or at a moment, in the top bar of what is edited. */
export const PublishMenu = (props: PublishMenuProps) => {
  const { one, isStored, whyNot = null, isPublished, isChanged, plan, onPublish } = props;
  const isNow = isPublished || whyNot === null;
  const [isPlanning, setPlanning] = useState(false);
  return (
    <>
      <Menu position="bottom-end" withinPortal>
        <Menu.Target>
          <Button variant="default" rightSection={<Icon name="down" />}>
            {isPublished ? "Unpublish" : "Publish"}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Item
            leftSection={<Icon name={isPublished ? "eyeOff" : "globe"} />}
            aria-disabled={!isNow || undefined}
            closeMenuOnClick={isNow}
            onClick={() => isNow && onPublish(!isPublished)}
          >
            {isPublished ? "Unpublish now" : "Publish now"}
            {!isNow && <small className="publish-menu-why">{whyNot}</small>}
          </Menu.Item>
          <Menu.Item
            leftSection={<Icon name="clock" />}
            aria-disabled={!isStored || undefined}
            closeMenuOnClick={isStored}
            onClick={() => isStored && setPlanning(true)}
          >
            At a moment …
            {!isStored && <small className="publish-menu-why">{`Save the ${one} first.`}</small>}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {isPlanning && (
        <PlanDialog
          one={one}
          timeZone={props.timeZone}
          isPublished={isPublished}
          isChanged={isChanged}
          plan={plan}
          onClose={() => setPlanning(false)}
        />
      )}
    </>
  );
};
