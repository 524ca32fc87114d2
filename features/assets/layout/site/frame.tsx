import type { ReactNode } from "react";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { LinkParams } from "#design/link-params/link-params.ts";
import type { Alternates, ShellView } from "../parts/shell-view.ts";
import { SiteFooter } from "./footer.tsx";
import { Beans, SiteHeader } from "./header.tsx";
import { MarketModal } from "./market-modal.tsx";

type Props = Readonly<{
  shell: ShellView;
  alternates: Alternates;
  /** On an error page, no entry of the menu is marked as the current page. */
  isErrorPage: boolean;
  children: ReactNode;
}>;

export const SiteFrame = ({ shell, alternates, isErrorPage, children }: Props) => (
  <LinkParams value={shell.modal.linkParams}>
    <a className="skip-link" href="#content">
      {shell.skip}
    </a>
    <div className="loading-bar" data-busy="false" aria-hidden="true" />
    <SiteHeader shell={shell} isErrorPage={isErrorPage} />
    <Beans beans={shell.beans} />
    <main id="content" tabIndex={-1}>
      {children}
    </main>
    <SiteFooter shell={shell} />
    {shell.ask && (
      <aside aria-label={shell.ask.label}>
        <SiteLink id="ask" className="button button-dark" to={shell.ask.path}>
          <Icon name="chat" />
          {shell.ask.label}
        </SiteLink>
      </aside>
    )}
    <MarketModal shell={shell} alternates={alternates} />
  </LinkParams>
);
