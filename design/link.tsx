import type { ComponentPropsWithoutRef } from "react";
import {
  type LinkProps,
  type NavLinkProps,
  Link as RouterLink,
  NavLink as RouterNavLink,
} from "react-router";
import { useLinkParams } from "./link-params/link-params.ts";

/** React Router's Link that keeps the link parameters. */
export const Link = ({ to, ...rest }: LinkProps & { to: string }) => (
  <RouterLink to={useLinkParams()(to)} {...rest} />
);

/** React Router's NavLink that keeps the link parameters; it marks the current page. */
export const NavLink = ({ to, ...rest }: NavLinkProps & { to: string }) => (
  <RouterNavLink to={useLinkParams()(to)} {...rest} />
);

type Props = Omit<ComponentPropsWithoutRef<"a">, "href"> & Readonly<{ to: string }>;

/** Navigates on the client within the site; a plain link to another host. */
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
