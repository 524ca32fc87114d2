import { whenIdle } from "#platform/browser/when-idle.ts";
import { type ComponentType, lazy, Suspense } from "react";

/**
 * A component loaded when it is first rendered and the browser is idle, wrapped in the TanStack
 * Query provider. The fallback is shown until then.
 */
export const lazyPanel = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: React.ReactNode = null,
): ComponentType<Props> => {
  const Panel = lazy(async () => {
    await whenIdle();
    const [{ default: Loaded }, { QueryProvider: Queries }] = await Promise.all([
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
