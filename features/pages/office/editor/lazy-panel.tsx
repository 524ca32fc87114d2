import { whenIdle } from "#platform/browser/when-idle.ts";
import { type ComponentType, lazy, Suspense } from "react";

/**
 * A part of the editor that is loaded when it is first shown, after the first screen, with what remembers the server's
 * answers around it. Nothing stands in its place meanwhile unless given.
 */
export const lazyPanel = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: React.ReactNode = null,
): ComponentType<Props> => {
  const Panel = lazy(async () => {
    await whenIdle();
    const [{ default: Loaded }, { Queries }] = await Promise.all([
      load(),
      import("#platform/browser/queries.tsx"),
    ]);
    return {
      default: (props: Props) => (
        <Queries>
          <Loaded {...props} />
        </Queries>
      ),
    };
  });
  return (props) => (
    <Suspense fallback={fallback}>
      <Panel {...props} />
    </Suspense>
  );
};
