import { lazy, Suspense } from "react";
import type { ToolsStore } from "#design/office/tooling/tools.ts";
import { whenIdle } from "#platform/browser/when-idle.ts";

const ToolingBar = lazy(async () => {
  await whenIdle();
  return import("#design/office/tooling/tooling-bar.tsx");
});

export type ToolingProps = Readonly<{ store: ToolsStore; site: string | null; isOpen: boolean }>;

/** The tooling bar, on the screens that have it; its room is kept while it is loaded. */
export const Tooling = ({ store, site, isOpen }: ToolingProps) =>
  isOpen ? (
    <div className="tooling-room">
      <Suspense>
        <ToolingBar store={store} site={site} />
      </Suspense>
    </div>
  ) : null;
