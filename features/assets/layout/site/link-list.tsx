import type { ReactNode } from "react";
import { SiteLink } from "#design/link.tsx";
import type { LinkView } from "../parts/shell-view.ts";

export const LinkList = ({
  links,
  children,
}: {
  links: readonly LinkView[];
  children?: ReactNode;
}) => (
  <ul>
    {links.map(({ label, path }) => (
      <li key={path}>
        <SiteLink to={path}>{label}</SiteLink>
      </li>
    ))}
    {children}
  </ul>
);
