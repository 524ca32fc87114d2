import { useMantineColorScheme } from "@mantine/core";
import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import type { Command } from "../palette/command.ts";
import { Commands } from "../palette/commands.tsx";
import { callAt } from "#platform/browser/call.ts";
import type { findRecords } from "#platform/calls/find-records-call.ts";
import type { Entry, MenuGroup } from "#platform/screens/menu-entry.ts";
import type { ColourScheme } from "../theme/colour-scheme.ts";

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

export type OfficeCommandsProps = Readonly<{
  /** The e-mail of whose keys they are. */
  account: string;
  menu: readonly MenuGroup[];
  /** What opens a screen and does not stand in the menu. */
  entries: readonly Entry[];
  countries: readonly Readonly<{ code: string; label: string }>[];
  country: string;
  onCountry: (code: string) => void;
  /** Whether the account may open a record's path. */
  opens: (path: string) => boolean;
  children: React.ReactNode;
}>;

const useGlobalCommands = (props: OfficeCommandsProps): readonly Command[] => {
  const { menu, entries: beside, countries, country, onCountry } = props;
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  return useMemo(() => {
    const goTo = ({ path, label }: Entry): Command => ({
      id: `go ${path}`,
      label,
      group: "Go to",
      run: () => void navigate(path),
    });
    const screens = menu.flatMap(({ label: group, entries }) =>
      entries.map(({ path, label }) =>
        goTo({ path, label: entries.length === 1 ? group : `${group}: ${label}` }),
      ),
    );
    const otherCountries = countries
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
      ...beside.map(goTo),
      ...otherCountries,
      ...colours,
      { id: "sign out", label: "Sign out", group: "Back-office", run: signOut },
    ];
  }, [menu, beside, countries, country, onCountry, navigate, setColorScheme]);
};

/** Records of every kind whose screens the account opens. */
const useRecordSearch = ({ country, opens }: OfficeCommandsProps) => {
  const navigate = useNavigate();
  return useCallback(
    async (typed: string): Promise<readonly Command[]> => {
      const { items } = await callAt<typeof findRecords>(
        { method: "GET", path: "/:country/found-records" },
        { country },
        { query: { search: typed } },
      );
      return items
        .filter(({ path }) => opens(path))
        .map(({ group, label, detail, path }) => ({
          id: `record ${path}`,
          label,
          detail,
          group,
          run: () => void navigate(path),
        }));
    },
    [country, opens, navigate],
  );
};

export const OfficeCommands = (props: OfficeCommandsProps) => (
  <Commands
    account={props.account}
    globalCommands={useGlobalCommands(props)}
    searchServer={useRecordSearch(props)}
  >
    {props.children}
  </Commands>
);
