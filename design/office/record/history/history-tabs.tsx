import "./history-tabs.css";
import { Tabs } from "@mantine/core";
import { RecordVersions, type RecordVersionsProps } from "./record-versions.tsx";

export type HistoryTabsProps<Input extends object> = RecordVersionsProps<Input> &
  Readonly<{
    /** Who did what, for the accounts that may read it. */
    audit: React.ReactNode;
  }>;

/** What a record was and who made it so. */
const HistoryTabs = <Input extends object>({ audit, ...props }: HistoryTabsProps<Input>) =>
  audit ? (
    <Tabs defaultValue="versions" keepMounted={false}>
      <Tabs.List>
        <Tabs.Tab value="versions">Versions</Tabs.Tab>
        <Tabs.Tab value="audit">Who did what</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="versions">
        <RecordVersions {...props} />
      </Tabs.Panel>
      <Tabs.Panel value="audit" className="record-audit">
        {audit}
      </Tabs.Panel>
    </Tabs>
  ) : (
    <RecordVersions {...props} />
  );

// Loaded when a record's history is opened.
export default HistoryTabs;
