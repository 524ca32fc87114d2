import { useEffect, useRef } from "react";
import { toast } from "../toast.ts";
import type { Command } from "./command.ts";
import { hasModifier, isPressed } from "./keys.ts";

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName));

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('dialog, [aria-modal="true"]') !== null;

/**
 * Runs commands by their keys, wherever the focus is. A key without a modifier is left to whoever
 * types; one that an editor has used already (its own undo) is left to it; behind a dialog nothing
 * happens. A command that is off says why.
 */
export const useKeys = (commands: readonly Command[]): void => {
  const latest = useRef(commands);
  useEffect(() => {
    latest.current = commands;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.isComposing || event.getModifierState("AltGraph")) return;
      const command = latest.current.find(({ keys, also }) =>
        [keys, also].some((each) => each && isPressed(event, each)),
      );
      if (!command?.keys) return;
      if (isTyping(event.target) && !hasModifier(command.keys)) return;
      // A dialog's field has the browser's own undo.
      if (isInDialog(event.target) && /^(?:un|re)do$/.test(command.id)) return;
      event.preventDefault();
      if (isInDialog(event.target)) return;
      const isOff = command.isOff?.();
      if (isOff) toast.error(isOff);
      else command.run();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
};
