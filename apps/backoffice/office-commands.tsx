import { useMantineColorScheme } from "@mantine/core";
import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import type { Command } from "#design/office/palette/command.ts";
import { Commands } from "#design/office/palette/commands.tsx";
import { callAt } from "#platform/browser/call.ts";
import type { findRecords } from "#platform/calls/find-records-call.ts";
import type { Visit } from "#apps/screens/access.ts";
import { hiddenEntries, menuFor, newEntries, opensRecord } from "#apps/screens/menu.ts";
import type { Entry } from "#platform/screens/menu-entry.ts";
import type { ColourScheme } from "#design/office/theme/colour-scheme.ts";
import type { ShellProps } from "./load-session.ts";

const schemes: readonly (readonly [scheme: ColourScheme, label: string])[] = [
  ["light", "Light colours"],
  ["dark", "Dark colours"],
  ["auto", "Colours of the system"],
];

const signOut = () => {
  const form = document.createElement("form");
  form.method = "post";
  form.action = "/logout";
  document.body.append(form);
  form.submit();
};

type OfficeCommandsProps = ShellProps & Readonly<{ visit: Visit }>;

const useGlobalCommands = ({
  config,
  country,
  onCountry,
  visit,
}: OfficeCommandsProps): readonly Command[] => {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  return useMemo(() => {
    const goTo = ({ path, label }: Entry): Command => ({
      id: `go ${path}`,
      label,
      group: "Go to",
      run: () => void navigate(path),
    });
    const screens = menuFor(visit).flatMap(({ label: group, entries }) =>
      entries.map(({ path, label }) =>
        goTo({ path, label: entries.length === 1 ? group : `${group}: ${label}` }),
      ),
    );
    const countries = config.countries
      .filter(({ code }) => code !== country)
      .map(({ code, label }) => ({
        id: `country ${code}`,
        label: `Work on ${label}`,
        group: "Country",
        run: () => onCountry(code),
      }));
    const colours = schemes.map(([scheme, label]) => ({
      id: `colours ${scheme}`,
      label,
      group: "Back-office",
      run: () => setColorScheme(scheme),
    }));
    return [
      ...screens,
      ...hiddenEntries(visit).map(goTo),
      ...newEntries(visit).map(goTo),
      ...countries,
      ...colours,
      { id: "sign out", label: "Sign out", group: "Back-office", run: signOut },
    ];
  }, [visit, config.countries, country, onCountry, navigate, setColorScheme]);
};

/** Records of every kind whose screens the visit opens. */
const useRecordSearch = (country: string, visit: Visit) => {
  const navigate = useNavigate();
  return useCallback(
    async (typed: string): Promise<readonly Command[]> => {
      const { items } = await callAt<typeof findRecords>(
        { method: "GET", path: "/:country/found-records" },
        { country },
        { query: { search: typed } },
      );
      return items
        .filter(({ path }) => opensRecord(path, visit))
        .map(({ group, label, detail, path }) => ({
          id: `record ${path}`,
          label,
          detail,
          group,
          run: () => void navigate(path),
        }));
    },
    [country, visit, navigate],
  );
};

export const OfficeCommands = ({
  children,
  ...shell
}: OfficeCommandsProps & Readonly<{ children: React.ReactNode }>) => {
  const globalCommands = useGlobalCommands(shell);
  return (
    <Commands
      account={shell.me.email}
      globalCommands={globalCommands}
      searchServer={useRecordSearch(shell.country, shell.visit)}
    >
      {children}
    </Commands>
  );
};
