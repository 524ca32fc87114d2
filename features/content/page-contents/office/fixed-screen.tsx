import "#features/catalogue/content-tabs/parts/contents.css";
import { useMemo } from "react";
import { ListScreen } from "#design/office/list/list-screen.tsx";
import { ContentTabs } from "#features/catalogue/content-tabs/parts/content-tabs.tsx";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { fixedList } from "./fixed/fixed-list.tsx";
import type { ContentsProps } from "#features/catalogue/content-tabs/parts/contents-props.ts";

/** The texts of the site's fixed routes. */
const FixedScreen = ({ country, site }: ContentsProps) => {
  const declaration = useMemo(() => fixedList(country, site), [country, site]);
  return (
    <QueryProvider>
      <ListScreen
        declaration={declaration}
        country={country}
        tabs={<ContentTabs country={country} current="fixed" />}
        foot={
          <p className="content-quiet">
            Fixed pages cannot be deleted: the site’s routes need them. A custom page with the same
            routing key puts its blocks in front of the text.
          </p>
        }
      />
    </QueryProvider>
  );
};

export default FixedScreen;
