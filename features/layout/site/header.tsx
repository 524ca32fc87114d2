import { Dialog, DialogButton } from "#design/dialog.tsx";
import { Icon } from "#design/icons.tsx";
import { NavLink, SiteLink } from "#design/link.tsx";
import { Wordmark } from "#design/wordmark.tsx";
import type { LinkView, ShellView } from "../parts/shell-view.ts";
import { marketModal } from "./market-modal.tsx";

const menuId = "menu";

type LinksProps = Readonly<{
  links: readonly LinkView[];
  className: string;
  /** Whether there is nothing at this address, and so no part of the site that it is in. */
  isLost: boolean;
}>;

const Links = ({ links, className, isLost }: LinksProps) => (
  <ul className={className}>
    {links.map(({ label, path }) => (
      <li key={path}>
        {path.startsWith("/") ? (
          <NavLink to={path} viewTransition aria-current={isLost ? "false" : "page"}>
            {label}
          </NavLink>
        ) : (
          <a href={path}>{label}</a>
        )}
      </li>
    ))}
  </ul>
);

/**
 * The head of every page. Where a page begins with a picture (the body is marked so), CSS lays it over
 * the picture; after 80 px of scroll it is a surface.
 */
export const SiteHeader = ({ shell, isLost }: { shell: ShellView; isLost: boolean }) => {
  const { product, home, nav, modal } = shell;
  const { links, search } = nav;
  return (
    <header className="site-header">
      <div className="wrap site-bar">
        <SiteLink to={home.path} className="site-logo" aria-label={`${product}, ${home.label}`}>
          <Wordmark product={product} />
        </SiteLink>
        {links.length > 0 && (
          <nav className="site-nav" aria-label={nav.label}>
            <Links links={links} className="site-links" isLost={isLost} />
          </nav>
        )}
        <div className="site-tools">
          {search && (
            <SiteLink to={search.path} className="site-tool" aria-label={search.label}>
              <Icon name="search" size={22} />
            </SiteLink>
          )}
          <DialogButton
            opens={marketModal}
            className="site-tool site-market"
            label={`${modal.short}, ${modal.open}`}
          >
            <Icon name="globe" />
            <span>{modal.short}</span>
          </DialogButton>
          {links.length > 0 && (
            <DialogButton opens={menuId} className="site-tool site-menu-button" label={nav.menu}>
              <Icon name="menu" size={24} />
            </DialogButton>
          )}
        </div>
      </div>
      <Dialog id={menuId} title={nav.menu} close={nav.close} className="menu-sheet">
        <nav aria-label={nav.label}>
          <Links
            links={search ? [...links, search] : links}
            className="menu-links"
            isLost={isLost}
          />
        </nav>
        <div className="menu-foot">
          <DialogButton opens={marketModal} className="button button-quiet">
            <Icon name="globe" />
            {modal.full}
          </DialogButton>
        </div>
      </Dialog>
    </header>
  );
};

/** The row of small labelled links under the header. */
export const Beans = ({ beans }: { beans: ShellView["beans"] }) =>
  beans.links.length === 0 ? null : (
    <nav className="beans" aria-label={beans.label}>
      <div className="wrap">
        <ul>
          {beans.links.map(({ label, path }) => (
            <li key={path}>
              <SiteLink to={path} className="bean">
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
