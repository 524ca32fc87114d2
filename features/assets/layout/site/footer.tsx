import { DialogButton } from "#design/elements/dialog.tsx";
import { Icon } from "#design/icons.tsx";
import { SiteLink } from "#design/link.tsx";
import { Wordmark } from "#design/wordmark.tsx";
import type { ShellView } from "../parts/shell-view.ts";
import { LinkList } from "./link-list.tsx";
import { marketModalId } from "./market-modal.tsx";

const Ridge = () => (
  <svg className="ridge" viewBox="0 0 1440 90" preserveAspectRatio="none" aria-hidden="true">
    <path d="M0 90V62L90 44l70 12 100-34 70 26 90-14 100 30 120-24 80 14 120-40 90 36 80-12 110 28 110-34 90 22 120-18v72Z" />
  </svg>
);

export const SiteFooter = ({ shell }: { shell: ShellView }) => {
  const { footer, home, product, modal } = shell;
  return (
    <footer className="site-footer on-spruce">
      <Ridge />
      <div className="site-footer-ground">
        <div className="wrap footer-grid">
          <div className="footer-brand">
            <SiteLink to={home.path} aria-label={`${product}, ${home.label}`}>
              <Wordmark product={product} />
            </SiteLink>
            <p>{footer.tagline}</p>
            <DialogButton
              dialogId={marketModalId}
              className="footer-market"
              label={`${modal.openLabel}: ${modal.fullLabel}`}
            >
              <Icon name="globe" />
              {modal.fullLabel}
              <Icon name="chevron-down" size={18} />
            </DialogButton>
          </div>
          {footer.groups.length > 0 && (
            <nav className="footer-groups" aria-label={footer.label}>
              {footer.groups.map(({ title, links }) => (
                <div key={title}>
                  <h2 className="legend">{title}</h2>
                  <LinkList links={links} />
                </div>
              ))}
            </nav>
          )}
        </div>
        <div className="wrap footer-fine">
          <p>
            {footer.rights}
            {footer.company && ` · ${footer.company}`}
          </p>
          {(footer.legal.length > 0 || footer.consent) && (
            <LinkList links={footer.legal}>
              {footer.consent && (
                <li>
                  <button type="button" data-consent>
                    {footer.consent}
                  </button>
                </li>
              )}
            </LinkList>
          )}
        </div>
      </div>
    </footer>
  );
};
