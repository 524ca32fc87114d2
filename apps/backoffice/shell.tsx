import { AppShell, Burger, Group, NavLink, ScrollArea, Select, Text } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useEffect } from "react";
import { Link, Outlet, useLocation } from "react-router";
import { Wordmark } from "#design/wordmark.tsx";
import type { Me, OfficeConfig, ScreenProps } from "./boot.ts";
import { menuFor, screenName } from "./menu.ts";

export type ShellProps = Readonly<{
  me: Me;
  config: OfficeConfig;
  country: string;
  onCountry: (code: string) => void;
}>;

/** A screen and what lies behind it. */
const isAt = (pathname: string, route: string): boolean =>
  pathname === route || (route !== "/" && pathname.startsWith(`${route}/`));

const Menu = ({ me, country }: Pick<ShellProps, "me" | "country">) => {
  const { pathname } = useLocation();
  return menuFor(me.role, country).map(({ label, routes: [first = "/", ...more] }) =>
    more.length === 0 ? (
      <NavLink
        key={label}
        component={Link}
        to={first}
        label={label}
        active={isAt(pathname, first)}
        variant="filled"
      />
    ) : (
      <NavLink key={label} label={label}>
        {[first, ...more].map((route) => (
          <NavLink
            key={route}
            component={Link}
            to={route}
            label={screenName(route)}
            active={isAt(pathname, route)}
            variant="filled"
          />
        ))}
      </NavLink>
    ),
  );
};

/** The sidebar and the screen beside it; every route change closes the sidebar. */
export const Shell = ({ me, config, country, onCountry }: ShellProps) => {
  const [opened, { toggle, close }] = useDisclosure(false);
  const { pathname } = useLocation();
  useEffect(close, [pathname, close]);
  const screen: ScreenProps = {
    country,
    isAdmin: me.role === "admin",
    site: config.countries.find(({ code }) => code === country)?.site ?? null,
  };
  return (
    <AppShell
      padding="lg"
      header={{ height: { base: 56, md: 0 } }}
      navbar={{ width: 228, breakpoint: "md", collapsed: { mobile: !opened } }}
    >
      <AppShell.Header hiddenFrom="md" px="md">
        <Group h="100%">
          <Burger
            opened={opened}
            onClick={toggle}
            aria-label={opened ? "Close menu" : "Open menu"}
          />
          <Wordmark product={config.product} />
        </Group>
      </AppShell.Header>
      <AppShell.Navbar p="sm" bg="var(--sunken)">
        <AppShell.Section visibleFrom="md">
          <Wordmark product={config.product} />
        </AppShell.Section>
        <AppShell.Section mb="sm">
          <Select
            label="Country"
            description={config.environment}
            searchable
            allowDeselect={false}
            data={config.countries.map(({ code, label }) => ({ value: code, label }))}
            value={country}
            onChange={(code) => code && onCountry(code)}
          />
        </AppShell.Section>
        <AppShell.Section grow component={ScrollArea}>
          <nav aria-label="Back-office">
            <Menu me={me} country={country} />
          </nav>
        </AppShell.Section>
        <AppShell.Section pt="sm">
          <Text fw={650}>{me.name}</Text>
          <Text size="xs">{me.roleLabel}</Text>
          <Text size="xs">Content team</Text>
          <form method="post" action="/logout">
            <button type="submit" className="plain-button">
              Sign out
            </button>
          </form>
        </AppShell.Section>
      </AppShell.Navbar>
      <AppShell.Main>
        <Outlet context={screen} />
      </AppShell.Main>
    </AppShell>
  );
};
