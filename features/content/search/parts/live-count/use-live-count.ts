import { type ToggleEvent, useEffect, useRef, useState } from "react";
import type { LiveCount } from "../assist-view.ts";

/**
 * Counts a form's results while its panel is open. The code for this loads when the panel is first
 * opened.
 * @param answer the search result that the page shows; a new result invalidates earlier counts
 */
export const useLiveCount = (form: string, api: string, answer: unknown) => {
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  // The panel may have been opened before hydration.
  useEffect(() => setOpen(panel.current?.matches(":popover-open") ?? false), []);
  const [counted, setCounted] = useState<{ answer: unknown; count: LiveCount } | null>(null);
  useEffect(() => {
    const element = document.forms.namedItem(form);
    if (!isOpen || !element) return;
    let stop: (() => void) | null = null;
    let isCancelled = false;
    import("./live-count.ts").then(
      ({ watchCount }) => {
        if (!isCancelled) stop = watchCount(element, api, (count) => setCounted({ answer, count }));
      },
      () => {}, // the button keeps its text
    );
    return () => {
      isCancelled = true;
      stop?.();
    };
  }, [isOpen, form, api, answer]);
  const current = counted !== null && counted.answer === answer ? counted.count : null;
  return {
    panel,
    isOpen,
    count: isOpen ? current : null,
    /** The dates as last reported, as a text. Set even while the panel is closed. */
    when: current?.when ?? null,
    onToggle: (event: ToggleEvent<HTMLElement>) => {
      if (event.target === event.currentTarget) setOpen(event.newState === "open");
    },
  };
};
