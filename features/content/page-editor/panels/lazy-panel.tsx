import "./editor.css";
import "../form/block-form.css";
import "#design/office/form/list/list-field.css";
import { latePart, type LatePart } from "#design/office/late-part.tsx";
import { whenIdle } from "#platform/browser/when-idle.ts";
import { type ComponentType, Suspense } from "react";

/**
 * Wraps a component in the TanStack Query provider and loads it when it is first rendered and the
 * browser is idle. Until then the fallback is shown.
 */
export const lazyPanel = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback: React.ReactNode = null,
): LatePart<Props> => {
  const Panel = latePart<Props>(async () => {
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
  return Object.assign(
    (props: Props) => (
      <Suspense fallback={fallback}>
        <Panel {...props} />
      </Suspense>
    ),
    { load: Panel.load },
  );
};
