import { Link } from "react-router";
import { Wordmark } from "#design/wordmark.tsx";
import { Account, type AccountProps } from "./account.tsx";
import { CountryButton } from "./country/country-button.tsx";
import { type CountryOption, CountrySelect } from "./country/country-select.tsx";
import { Icon } from "./menu-icon.tsx";
import type { MenuGroup } from "#platform/screens/menu-entry.ts";

/** Where in the menu the open screen is. */
type Here = Readonly<{
  /** The path of the entry that includes it; null where none does. */
  section: string | null;
  /** The group that it belongs to; empty for a path without a screen. */
  group: string;
}>;

type MenuProps = Readonly<{
  menu: readonly MenuGroup[];
  here: Here;
  bugReportUrl: string | null;
  onOpen: () => void;
}>;

export type SidebarProps = MenuProps &
  AccountProps &
  Readonly<{
    product: string;
    environment: string;
    countries: readonly CountryOption[];
    country: string;
    isOpen: boolean;
    onCountry: (code: string) => void;
  }>;

type NavEntryProps = Readonly<{
  to: string;
  label: string;
  here: Here;
  icon?: string;
  /** Whether the open screen is one of the group that the menu does not name. */
  isOfGroup?: boolean;
}>;

const NavEntry = ({ to, label, here, icon, isOfGroup = false }: NavEntryProps) => (
  <Link
    to={to}
    className="nav-entry"
    aria-current={here.section === to ? "page" : isOfGroup || undefined}
    data-inner={icon === undefined}
  >
    {icon && <Icon name={icon} />}
    <span className="nav-label">{label}</span>
  </Link>
);

type NavGroupProps = Readonly<{ group: MenuGroup; here: Here; onOpen: () => void }>;

/**
 * A group with several screens, opened in place; a click in the collapsed rail opens the whole
 * sidebar.
 */
const NavGroup = ({ group, here, onOpen }: NavGroupProps) => {
  const { label, entries } = group;
  // Screens of the group that the menu does not name, such as structures of templates.
  const isOfGroup = here.group === label;
  const isCurrent = isOfGroup || entries.some(({ path }) => path === here.section);
  return (
    <details className="nav-group" open={isCurrent} data-current={isCurrent}>
      <summary className="nav-entry" onClick={onOpen}>
        <Icon name={label} />
        <span className="nav-label">{label}</span>
        <Icon name="open" />
      </summary>
      {entries.map(({ path, label: name }) => (
        <NavEntry key={path} to={path} label={name} here={here} />
      ))}
    </details>
  );
};

const NavEntries = ({ menu, here, bugReportUrl, onOpen }: MenuProps) => (
  <nav aria-label="Back-office" className="nav">
    {menu.map((group) =>
      group.entries.length === 1 ? (
        <NavEntry
          key={group.label}
          to={group.entries[0]?.path ?? "/"}
          label={group.label}
          here={here}
          icon={group.label}
          isOfGroup={here.group === group.label}
        />
      ) : (
        <NavGroup key={group.label} group={group} here={here} onOpen={onOpen} />
      ),
    )}
    {bugReportUrl && (
      <a className="nav-entry" href={bugReportUrl} target="_blank" rel="noreferrer">
        <Icon name="Report a bug" />
        <span className="nav-label">Report a bug</span>
      </a>
    )}
  </nav>
);

/** A column on wide screens, a rail of icons on narrow ones, a drawer on phones. */
export const Sidebar = (props: SidebarProps) => {
  const { product, environment, countries, country, isOpen, onCountry, onOpen } = props;
  const label = countries.find(({ code }) => code === country)?.label ?? country;
  return (
    <aside className="sidebar" id="sidebar" data-open={isOpen} aria-label="Back-office menu">
      <div className="sidebar-mark">
        <Wordmark product={product} />
      </div>
      <div className="sidebar-country">
        <CountrySelect
          countries={countries}
          environment={environment}
          country={country}
          onCountry={onCountry}
        />
      </div>
      <CountryButton
        country={country}
        label={label}
        className="rail-country"
        isOpen={isOpen}
        onOpen={onOpen}
      />
      <NavEntries {...props} />
      <Account me={props.me} signInPath={props.signInPath} />
    </aside>
  );
};
