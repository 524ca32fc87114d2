import type { ComponentPropsWithoutRef } from "react";
import { Link } from "react-router";

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
