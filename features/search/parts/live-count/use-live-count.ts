import { type ToggleEvent, useEffect, useRef, useState } from "react";
import type { LiveCount } from "../assist-view.ts";

/**
 * What a form would find while its sheet is open; its script comes with the first opening.
 * @param answer what the page shows: a new one makes what was counted before it void
 */
export const useLiveCount = (form: string, api: string, answer: unknown) => {
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  // It may have been opened before the scripts came.
  useEffect(() => setOpen(panel.current?.matches(":popover-open") ?? false), []);
  const [counted, setCounted] = useState<{ answer: unknown; count: LiveCount } | null>(null);
  useEffect(() => {
    const element = document.forms.namedItem(form);
    if (!isOpen || !element) return;
    let end: (() => void) | null = null;
    let isOver = false;
    import("./live-count.ts").then(
      ({ watchCount }) => {
        if (!isOver) end = watchCount(element, api, (count) => setCounted({ answer, count }));
      },
      () => {}, // the button says what it said
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [isOpen, form, api, answer]);
  const known = counted !== null && counted.answer === answer ? counted.count : null;
  return {
    sheet: panel,
    isOpen,
    count: isOpen ? known : null,
    /** What was last told is asked of dates, whether or not the sheet is open. */
    when: known?.when ?? null,
    onToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.target === event.currentTarget) setOpen(event.newState === "open");
    },
  };
};
