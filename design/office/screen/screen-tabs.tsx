import "./screen-tabs.css";
import { useEffect, useRef } from "react";
import { Link } from "react-router";
import { Icon } from "../icons.tsx";

/** How complete a part of a record is, in the words that are read aloud. */
const marks = {
  done: "complete",
  attention: "something to look at",
  missing: "missing",
} as const;

export type CompletenessMark = keyof typeof marks;

export type ScreenTab = Readonly<{
  to: string;
  label: string;
  mark?: CompletenessMark;
  /** How many it holds. */
  count?: number;
  isCurrent: boolean;
  /** Begins tabs of another sort, behind a line. */
  isApart?: boolean;
}>;

const Mark = ({ mark }: { mark: CompletenessMark }) => (
  <span className="screen-tab-mark" data-mark={mark}>
    {mark === "done" && <Icon name="check" />}
    {mark === "attention" && <Icon name="warning" />}
  </span>
);

/** Where not all tabs have room, the current one is in sight. */
const useCurrentInSight = (tabs: readonly ScreenTab[]) => {
  const nav = useRef<HTMLElement>(null);
  const current = tabs.find(({ isCurrent }) => isCurrent)?.to;
  useEffect(() => {
    const tab = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (!nav.current || !tab) return;
    nav.current.scrollLeft = tab.offsetLeft - (nav.current.clientWidth - tab.offsetWidth) / 2;
  }, [current]);
  return nav;
};

type ScreenTabsProps = Readonly<{ label: string; tabs: readonly ScreenTab[] }>;

/** The parts of one record, each at an address of its own. */
export const ScreenTabs = ({ label, tabs }: ScreenTabsProps) => (
  <nav className="screen-tabs" aria-label={label} ref={useCurrentInSight(tabs)}>
    {tabs.map(({ to, label: name, mark, count, isCurrent, isApart }) => (
      <Link key={to} to={to} aria-current={isCurrent ? "page" : undefined} data-apart={isApart}>
        {mark && <Mark mark={mark} />}
        <span>
          {name}
          {mark && <span className="sr-only">{`, ${marks[mark]}`}</span>}
        </span>
        {count !== undefined && <span className="screen-tab-count">{count}</span>}
      </Link>
    ))}
  </nav>
);
