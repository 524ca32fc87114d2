import { useLayoutEffect, useRef } from "react";
import { toast } from "../toast.ts";
import type { Command } from "./command.ts";
import { hasModifier, isPressed } from "./keys.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) &&
  !target.matches("[type=checkbox]");

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('dialog, [aria-modal="true"], [role="menu"], [role="dialog"]') !== null;

/**
 * Runs commands by their shortcuts. Shortcuts without a modifier do nothing while somebody types;
 * keys that an editor handled already (its own undo) and keys pressed in a dialog or menu are left alone. A
 * disabled command shows its reason. A key works from the first moment that its screen is seen.
 */
export const useKeys = (commands: readonly Command[]): void => {
  const latest = useRef(commands);
  useLayoutEffect(() => {
    latest.current = commands;
  });
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.getModifierState("AltGraph")) return;
      const command = latest.current.find(({ keys, alternativeKeys }) =>
        [keys, alternativeKeys].some((shortcut) => shortcut && isPressed(event, shortcut)),
      );
      if (!command?.keys) return;
      if (isTyping(event.target) && !hasModifier(command.keys)) return;
      // Fields of dialogs keep the browser's own undo.
      if (isInDialog(event.target) && /^(?:un|re)do$/.test(command.id)) return;
      // A dialog closes by Escape; the browser's own meaning of Ctrl S stays away from it.
      if (isInDialog(event.target)) {
        if (hasModifier(command.keys)) event.preventDefault();
        return;
      }
      event.preventDefault();
      const disabledReason = command.disabledReason?.();
      if (disabledReason) toast.error(disabledReason);
      else command.run();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
};
