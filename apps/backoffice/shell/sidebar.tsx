import { Link, useLocation } from "react-router";
import { Wordmark } from "#design/wordmark.tsx";
import { Account } from "./account.tsx";
import type { Me, OfficeConfig } from "../load-session.ts";
import { CountryButton } from "./country/country-button.tsx";
import { CountrySelect } from "./country/country-select.tsx";
import { Icon } from "./menu-icon.tsx";
import type { Visit } from "#apps/screens/access.ts";
import { type MenuGroup, menuFor, sectionOf } from "#apps/screens/menu.ts";
import { screenAt } from "#apps/screens/screen-at.ts";

export type SidebarProps = Readonly<{
  me: Me;
  config: OfficeConfig;
  country: string;
  visit: Visit;
  isOpen: boolean;
  onCountry: (code: string) => void;
  onOpen: () => void;
}>;

const NavEntry = ({ to, label, icon }: Readonly<{ to: string; label: string; icon?: string }>) => {
  const { pathname } = useLocation();
  return (
    <Link
      to={to}
      className="nav-entry"
      aria-current={sectionOf(pathname) === to ? "page" : undefined}
      data-inner={icon === undefined}
    >
      {icon && <Icon name={icon} />}
      <span className="nav-label">{label}</span>
    </Link>
  );
};

/**
 * A group with several screens, opened in place; a click in the collapsed rail opens the whole
 * sidebar.
 */
const NavGroup = ({ group, onOpen }: Readonly<{ group: MenuGroup; onOpen: () => void }>) => {
  const { pathname } = useLocation();
  const { label, entries } = group;
  const section = sectionOf(pathname);
  // Screens of the group that the menu does not name, such as structures of templates.
  const isOfGroup = screenAt(pathname)?.group === label;
  const isCurrent = isOfGroup || entries.some(({ path }) => path === section);
  return (
    <details className="nav-group" open={isCurrent} data-current={isCurrent}>
      <summary className="nav-entry" onClick={onOpen}>
        <Icon name={label} />
        <span className="nav-label">{label}</span>
        <Icon name="open" />
      </summary>
      {entries.map(({ path, label: name }) => (
        <NavEntry key={path} to={path} label={name} />
      ))}
    </details>
  );
};

const NavEntries = ({ visit, config, onOpen }: SidebarProps) => (
  <nav aria-label="Back-office" className="nav">
    {menuFor(visit).map((group) =>
      group.entries.length === 1 ? (
        <NavEntry
          key={group.label}
          to={group.entries[0]?.path ?? "/"}
          label={group.label}
          icon={group.label}
        />
      ) : (
        <NavGroup key={group.label} group={group} onOpen={onOpen} />
      ),
    )}
    {config.bugReportUrl && (
      <a className="nav-entry" href={config.bugReportUrl} target="_blank" rel="noreferrer">
        <Icon name="Report a bug" />
        <span className="nav-label">Report a bug</span>
      </a>
    )}
  </nav>
);

/** A column on wide screens, a rail of icons on narrow ones, a drawer on phones. */
export const Sidebar = (props: SidebarProps) => {
  const { me, config, country, isOpen, onCountry, onOpen } = props;
  const label = config.countries.find(({ code }) => code === country)?.label ?? country;
  return (
    <aside className="sidebar" id="sidebar" data-open={isOpen} aria-label="Back-office menu">
      <div className="sidebar-mark">
        <Wordmark product={config.product} />
      </div>
      <div className="sidebar-country">
        <CountrySelect config={config} country={country} onCountry={onCountry} />
      </div>
      <CountryButton
        country={country}
        label={label}
        className="rail-country"
        isOpen={isOpen}
        onOpen={onOpen}
      />
      <NavEntries {...props} />
      <Account me={me} hasOwnAccounts={config.hasOwnAccounts} />
    </aside>
  );
};
