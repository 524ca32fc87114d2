import {
  createContext,
  lazy,
  Suspense,
  use,
  useCallback,
  useId,
  useLayoutEffect,
  useMemo,
  useState,
} from "react";
import type { Command } from "./command.ts";
import type { PaletteProps } from "./palette.tsx";
import { useSingleKeys, withoutSingleKeys } from "./single-keys.ts";
import { useKeys } from "./use-keys.ts";

type CommandRegistry = Readonly<{
  /** Replaces the commands of a screen; null removes them. */
  register: (screen: string, commands: readonly Command[] | null) => void;
  open: (what: "palette" | "keys") => void;
}>;

const RegistryContext = createContext<CommandRegistry>({
  register: () => undefined,
  open: () => undefined,
});
const Palette = lazy(() => import("./palette.tsx"));
const KeysHelp = lazy(() => import("./keys-help.tsx"));

export type CommandsProps = Readonly<{
  /** Whose choice of keys holds: the e-mail address. */
  account: string;
  globalCommands: readonly Command[];
  searchServer?: PaletteProps["searchServer"];
  children: React.ReactNode;
}>;

/**
 * Provides shortcuts, palette (Ctrl/Cmd+K) and help (?) to the screens, which register commands of
 * their own.
 */
export const Commands = (props: CommandsProps) => {
  const { account, globalCommands, searchServer, children } = props;
  const [hasSingleKeys] = useSingleKeys(account);
  const [registered, setRegistered] = useState<ReadonlyMap<string, readonly Command[]>>(new Map());
  const [openDialog, setOpenDialog] = useState<"palette" | "keys" | null>(null);
  const register = useCallback(
    (screen: string, commands: readonly Command[] | null) =>
      setRegistered((before) => {
        const after = new Map(before);
        if (commands) after.set(screen, commands);
        else after.delete(screen);
        return after;
      }),
    [],
  );
  const registry = useMemo<CommandRegistry>(() => ({ register, open: setOpenDialog }), [register]);
  const commands = useMemo<readonly Command[]>(() => {
    const all: readonly Command[] = [
      ...[...registered.values()].flat(),
      ...globalCommands,
      {
        id: "palette",
        label: "Search commands",
        group: "Help",
        keys: "mod+k",
        run: () => setOpenDialog("palette"),
      },
      { id: "keys", label: "Keys", group: "Help", keys: "?", run: () => setOpenDialog("keys") },
    ];
    return hasSingleKeys ? all : withoutSingleKeys(all);
  }, [registered, globalCommands, hasSingleKeys]);
  useKeys(commands);
  const close = () => setOpenDialog(null);
  return (
    <RegistryContext value={registry}>
      {children}
      <Suspense fallback={null}>
        {openDialog === "palette" && (
          <Palette
            commands={commands.filter(({ id }) => id !== "palette")}
            searchServer={searchServer}
            onClose={close}
          />
        )}
        {openDialog === "keys" && <KeysHelp commands={commands} onClose={close} />}
      </Suspense>
    </RegistryContext>
  );
};

/**
 * Registers a screen's commands while the screen is mounted.
 * @param commands memoize it: a new array registers again
 */
export const useCommands = (commands: readonly Command[]): void => {
  const { register } = use(RegistryContext);
  const screen = useId();
  useLayoutEffect(() => {
    register(screen, commands);
    return () => register(screen, null);
  }, [register, screen, commands]);
};

export const useOpenPalette = (): CommandRegistry["open"] => use(RegistryContext).open;
