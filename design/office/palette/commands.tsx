import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useState,
} from "react";
import type { Command } from "./command.ts";
import type { PaletteProps } from "./palette.tsx";
import { useKeys } from "./use-keys.ts";

type CommandRegistry = Readonly<{
  /** Gives a screen's commands, or takes them back with null. */
  offer: (screen: string, commands: readonly Command[] | null) => void;
  /** Opens the palette or the list of the keys. */
  show: (what: "palette" | "keys") => void;
}>;

const RegistryContext = createContext<CommandRegistry>({
  offer: () => undefined,
  show: () => undefined,
});
const Palette = lazy(() => import("./palette.tsx"));
const KeysHelp = lazy(() => import("./keys-help.tsx"));

export type CommandsProps = Readonly<{
  /** What can be done on every screen. */
  own: readonly Command[];
  find?: PaletteProps["find"];
  children: React.ReactNode;
}>;

/** The keys, the palette (Ctrl/Cmd+K) and the help (?) around the screens, which offer commands of their own. */
export const Commands = ({ own, find, children }: CommandsProps) => {
  const [offered, setOffered] = useState<ReadonlyMap<string, readonly Command[]>>(new Map());
  const [shown, show] = useState<"palette" | "keys" | null>(null);
  const offer = useCallback(
    (screen: string, commands: readonly Command[] | null) =>
      setOffered((before) => {
        const after = new Map(before);
        if (commands) after.set(screen, commands);
        else after.delete(screen);
        return after;
      }),
    [],
  );
  const registry = useMemo<CommandRegistry>(() => ({ offer, show }), [offer]);
  const commands = useMemo<readonly Command[]>(
    () => [
      ...[...offered.values()].flat(),
      ...own,
      {
        id: "palette",
        label: "Search commands",
        group: "Help",
        keys: "mod+k",
        run: () => show("palette"),
      },
      { id: "keys", label: "Keys", group: "Help", keys: "?", run: () => show("keys") },
    ],
    [offered, own],
  );
  useKeys(commands);
  const close = () => show(null);
  return (
    <RegistryContext value={registry}>
      {children}
      <Suspense fallback={null}>
        {shown === "palette" && (
          <Palette
            commands={commands.filter(({ id }) => id !== "palette")}
            find={find}
            onClose={close}
          />
        )}
        {shown === "keys" && <KeysHelp commands={commands} onClose={close} />}
      </Suspense>
    </RegistryContext>
  );
};

/**
 * Adds a screen's commands to the palette and to the keys while the screen is shown.
 * @param commands keep the list itself while it is unchanged (useMemo)
 */
export const useCommands = (commands: readonly Command[]): void => {
  const { offer } = use(RegistryContext);
  const screen = useId();
  useEffect(() => {
    offer(screen, commands);
    return () => offer(screen, null);
  }, [offer, screen, commands]);
};

export const useShowCommands = (): CommandRegistry["show"] => use(RegistryContext).show;
