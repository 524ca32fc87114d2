import type { ComponentPropsWithoutRef } from "react";
import { usePagePath } from "./link-params/page-address.ts";
import { useLinkParams } from "./link-params/link-params.ts";

type AnchorProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & Readonly<{ to: string }>;

type Props = AnchorProps &
  Readonly<{
    /**
     * The link leads to the same page with another choice: with JavaScript only what differs is
     * exchanged, and what the visitor was looking at stays in place. `replaced` takes the place of
     * the present entry of the history.
     */
    keepsPlace?: "added" | "replaced";
  }>;

/** A link that keeps the link parameters. */
export const Link = ({ to, keepsPlace, children, ...rest }: Props) => (
  <a {...rest} href={useLinkParams()(to)} data-swap={keepsPlace}>
    {children}
  </a>
);

/** Whether a page is the linked one or lies below it. */
const leadsTo = (to: string, path: string): boolean => {
  const [link, current] = [to.toLowerCase(), path.toLowerCase()];
  return current === link || (link !== "/" && current.startsWith(`${link}/`));
};

/** A link that marks the current page by `aria-current`. */
export const NavLink = ({ to, "aria-current": current, ...rest }: AnchorProps) => {
  const isCurrent = leadsTo(to.replace(/[?#].*/, ""), usePagePath());
  return <Link to={to} aria-current={isCurrent ? current : undefined} {...rest} />;
};

/** A link within the site, or a plain one to another host. */
export const SiteLink = ({ to, children, ...rest }: AnchorProps) =>
  to.startsWith("/") ? (
    <Link to={to} {...rest}>
      {children}
    </Link>
  ) : (
    <a href={to} {...rest}>
      {children}
    </a>
  );
