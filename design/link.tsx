import type { ComponentPropsWithoutRef } from "react";
import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
} from "react-router";
import { useLinkParams } from "./link-params.ts";

/** A link to a page of this site, which changes in place. */
export const Link = ({ to, ...rest }: LinkProps & { to: string }) => (
  <RouterLink to={useLinkParams()(to)} {...rest} />
);

/** The same, which says where it leads to the page that is shown. */
export const NavLink = ({ to, ...rest }: NavLinkProps & { to: string }) => (
  <RouterNavLink to={useLinkParams()(to)} {...rest} />
);

type Props = Omit<ComponentPropsWithoutRef<"a">, "href"> & Readonly<{ to: string }>;

/** A link: within the site it changes the page in place, to another host it is a plain one. */
export const SiteLink = ({ to, children, ...rest }: Props) =>
  to.startsWith("/") ? (
    <Link to={to} viewTransition {...rest}>
      {children}
    </Link>
  ) : (
    <a href={to} {...rest}>
      {children}
    </a>
  );
