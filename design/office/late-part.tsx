import { type ComponentType, lazy, useState } from "react";

/** A component whose code is loaded when it is first shown, or before by `load`. */
export type LatePart<Props extends object> = ComponentType<Props> &
  Readonly<{ load: () => Promise<unknown> }>;

/**
 * Shown below a `Suspense`. What is loaded already renders at once: React's `lazy` would suspend
 * for it too, and a fallback that was shown stays for 300 ms.
 */
export const latePart = <Props extends object>(
  loadModule: () => Promise<{ default: ComponentType<Props> }>,
): LatePart<Props> => {
  let Loaded: ComponentType<Props> | null = null;
  const load = async () => {
    const { default: loaded } = await loadModule();
    Loaded = loaded;
    return { default: loaded };
  };
  const Waiting = lazy(load);
  const Part = (props: Props) => {
    // Another component in its place would lose its state.
    const [Shown] = useState<ComponentType<Props>>(() => Loaded ?? Waiting);
    return <Shown {...props} />;
  };
  return Object.assign(Part, { load });
};
