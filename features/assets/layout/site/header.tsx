import type { ComponentProps } from "react";
import { Dialog, DialogButton } from "#design/elements/dialog.tsx";
import { Icon } from "#design/icons.tsx";
import { NavLink, SiteLink } from "#design/link.tsx";
import { Wordmark } from "#design/wordmark.tsx";
import type { AccountLinkView, NavView, ShellView } from "../parts/shell-view.ts";
import { LinkList } from "./link-list.tsx";
import { marketModalId } from "./market-modal.tsx";

const menuId = "menu";

type LinksProps = Readonly<{
  links: readonly NavView[];
  /** An error page belongs to no part of the site, so that no link is marked as current. */
  isErrorPage: boolean;
}> &
  Pick<ComponentProps<"ul">, "id" | "className" | "aria-label" | "popover">;

/** Entries under a menu are a popover, which the menu's sheet shows opened out. */
const Links = ({ links, isErrorPage, ...list }: LinksProps) => (
  <ul {...list}>
    {links.map(({ label, path, entries }, index) => (
      <li key={index}>
        {entries ? (
          <>
            <button type="button" popoverTarget={`${list.className}-${index}`}>
              {label}
              <Icon name="chevron-down" size={18} />
            </button>
            <Links
              id={`${list.className}-${index}`}
              popover="auto"
              aria-label={label}
              links={entries}
              isErrorPage={isErrorPage}
            />
          </>
        ) : (
          <NavLink to={path} aria-current={isErrorPage ? "false" : "page"}>
            {label}
          </NavLink>
        )}
      </li>
    ))}
  </ul>
);

const AccountLink = ({ account }: { account: AccountLinkView }) => {
  const { me, profile, own, signOut } = account;
  return (
    <SiteLink
      to={account.path}
      className="site-tool site-account"
      aria-label={account.label}
      data-account={JSON.stringify({ me, profile, own, signOut })}
    >
      <Icon name="person" />
      <span>{account.label}</span>
    </SiteLink>
  );
};

/**
 * On pages that begin with a picture (`data-hero`), CSS lays the header over it; after 80 px of
 * scroll the header gets its own background.
 */
export const SiteHeader = ({ shell, isErrorPage }: { shell: ShellView; isErrorPage: boolean }) => {
  const { product, home, nav, modal } = shell;
  const { links, search, saved, account } = nav;
  const menuLinks = [...links, search, saved].filter((link) => link !== null);
  return (
    <header className="site-header">
      <div className="wrap site-bar">
        <SiteLink to={home.path} aria-label={`${product}, ${home.label}`}>
          <Wordmark product={product} />
        </SiteLink>
        {links.length > 0 && (
          <nav className="site-nav" aria-label={nav.label}>
            <Links links={links} className="site-links" isErrorPage={isErrorPage} />
          </nav>
        )}
        <div className="site-tools">
          {search && (
            <SiteLink to={search.path} className="site-tool" aria-label={search.label}>
              <Icon name="search" size={22} />
            </SiteLink>
          )}
          <DialogButton
            dialogId={marketModalId}
            className="site-tool site-market"
            label={`${modal.shortLabel}, ${modal.openLabel}`}
          >
            <Icon name="globe" />
            <span>{modal.shortLabel}</span>
          </DialogButton>
          {saved && (
            <SiteLink to={saved.path} className="site-tool site-saved" aria-label={saved.label}>
              <Icon name="heart" size={22} />
            </SiteLink>
          )}
          {account && <AccountLink account={account} />}
          {links.length > 0 && (
            <DialogButton dialogId={menuId} className="site-tool site-menu-button" label={nav.menu}>
              <Icon name="menu" size={24} />
            </DialogButton>
          )}
        </div>
      </div>
      <Dialog id={menuId} title={nav.menu} close={nav.close} className="menu-sheet">
        <nav aria-label={nav.label}>
          <Links links={menuLinks} className="menu-links" isErrorPage={isErrorPage} />
        </nav>
        <div className="menu-foot">
          {account && (
            <SiteLink to={account.path} className="button menu-account">
              <Icon name="person" />
              {account.join}
            </SiteLink>
          )}
          <DialogButton dialogId={marketModalId} className="button button-quiet">
            <Icon name="globe" />
            {modal.fullLabel}
          </DialogButton>
        </div>
      </Dialog>
    </header>
  );
};

export const Beans = ({ beans }: { beans: ShellView["beans"] }) =>
  beans.links.length === 0 ? null : (
    <nav className="beans" aria-label={beans.label}>
      <div className="wrap">
        <LinkList links={beans.links} />
      </div>
    </nav>
  );
