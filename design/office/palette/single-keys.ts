import { useCallback, useSyncExternalStore } from "react";
import type { Command } from "./command.ts";

const changed = "office-single-keys";
const keyOf = (account: string): string => `office-single-keys:${account}`;

const subscribe = (onChange: () => void): (() => void) => {
  window.addEventListener("storage", onChange);
  window.addEventListener(changed, onChange);
  return () => {
    window.removeEventListener("storage", onChange);
    window.removeEventListener(changed, onChange);
  };
};

/**
 * Whether keys of one letter or sign run commands, kept for an account in this browser. Who speaks
 * to a machine, or hits keys by accident, switches them off (WCAG 2.1.4).
 * @param account the e-mail address
 */
export const useSingleKeys = (
  account: string,
): readonly [isOn: boolean, setOn: (isOn: boolean) => void] => {
  const read = useCallback(() => localStorage.getItem(keyOf(account)) !== "off", [account]);
  const isOn = useSyncExternalStore(subscribe, read);
  const setOn = useCallback(
    (on: boolean) => {
      localStorage.setItem(keyOf(account), on ? "on" : "off");
      window.dispatchEvent(new Event(changed));
    },
    [account],
  );
  return [isOn, setOn];
};

const isSingle = (keys: string): boolean => /^(?:shift\+)?.$/i.test(keys);

/** The commands, reached without keys of one letter or sign. */
export const withoutSingleKeys = (commands: readonly Command[]): readonly Command[] =>
  commands.map((command) => {
    if (command.keys === undefined || !isSingle(command.keys)) return command;
    const { keys: _keys, ...others } = command;
    return others;
  });
