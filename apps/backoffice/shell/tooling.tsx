import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import type { ToolsStore } from "#design/office/tooling/tools.ts";
import { hasToolingBar } from "#apps/screens/screen-at.ts";
import { whenIdle } from "#platform/browser/when-idle.ts";

const ToolingBar = lazy(async () => {
  await whenIdle();
  return import("#design/office/tooling/tooling-bar.tsx");
});

export type ToolingProps = Readonly<{ store: ToolsStore; site: string | null; isOpen: boolean }>;

/** The tooling bar, on exactly the routes that have it; its room is kept while it is loaded. */
export const Tooling = ({ store, site, isOpen }: ToolingProps) => {
  const { pathname } = useLocation();
  return isOpen && hasToolingBar(pathname) ? (
    <div className="tooling-room">
      <Suspense>
        <ToolingBar store={store} site={site} />
      </Suspense>
    </div>
  ) : null;
};
