import "./screen-top.css";
import { useRef } from "react";
import { Link } from "react-router";
import { Icon } from "../icons.tsx";
import { useOpenPalette } from "../palette/commands.tsx";
import { keyName } from "../palette/keys.ts";
import { useKeptFocus } from "./use-kept-focus.ts";

export type ScreenTopProps = Readonly<{
  title: string;
  /** The list from which it was opened. */
  back?: Readonly<{ path: string; label: string }>;
  /** How many the screen holds in all, or the place of the record. */
  count?: React.ReactNode;
  /** The state of what is shown: an element of class `tag`. */
  tag?: React.ReactNode;
  /** At most two quiet buttons. */
  actions?: React.ReactNode;
  /** The one main button. */
  main?: React.ReactNode;
}>;

/** The top bar of a screen, with its heading and the way to everything else. */
export const ScreenTop = ({ title, back, count, tag, actions, main }: ScreenTopProps) => {
  const openPalette = useOpenPalette();
  const bar = useRef<HTMLElement>(null);
  useKeptFocus(bar);
  return (
    <header ref={bar} className="screen-top">
      {back && (
        <Link to={back.path} className="icon-button" aria-label={back.label}>
          <Icon name="back" />
        </Link>
      )}
      <h1>
        {title} {count !== undefined && <span>{count}</span>}
      </h1>
      {tag}
      <div className="screen-top-tools">
        <button type="button" className="go-to" onClick={() => openPalette("palette")}>
          <Icon name="search" />
          <span className="go-to-text">Go to anything</span>
          <kbd aria-hidden="true">{keyName("mod+k")}</kbd>
        </button>
        {actions}
        {main}
      </div>
    </header>
  );
};
