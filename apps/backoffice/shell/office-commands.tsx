import { useMantineColorScheme } from "@mantine/core";
import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import { pageApi } from "#features/page-editor/page-api.ts";
import type { ChoiceList } from "#platform/choices/choice.ts";
import { callApi } from "#platform/browser/call-api.ts";
import type { Command } from "#design/office/palette/command.ts";
import { Commands } from "#design/office/palette/commands.tsx";
import type { ColourScheme } from "../theme/colour-scheme.ts";
import type { Visit } from "#features/staff/screens/access.ts";
import { type Entry, hiddenEntries, menuFor, newEntries } from "#features/staff/screens/menu.ts";
import type { ShellProps } from "../load-session.ts";

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

const maxFound = 8;

type Found = Readonly<{ id: string; label: string; path: string }>;

const findPages = async (country: string, search: string): Promise<readonly Found[]> => {
  const all = { published: null, fixed: null, sort: "updatedAt", page: 1 } as const;
  const { items } = await pageApi(country).list({ ...all, search });
  return items.slice(0, maxFound).map(({ id, name, slug }) => {
    return { id: `page ${id}`, label: `${name}  /${slug}`, path: `/custompages/${id}` };
  });
};

const findTravels = async (country: string, search: string): Promise<readonly Found[]> => {
  const query = new URLSearchParams({ search, pageSize: String(maxFound) });
  const { items } = await callApi<ChoiceList>("GET", `${country}/choices/travels?${query}`);
  return items.map(({ id, label, detail }) => {
    return { id: `travel ${id}`, label: `${label}  ${detail}`, path: `/travels/${id}` };
  });
};

/** Records by their names. One kind that cannot be asked leaves the others. */
const useRecordSearch = (country: string) => {
  const navigate = useNavigate();
  return useCallback(
    async (typed: string): Promise<readonly Command[]> => {
      const kinds = { Pages: findPages, Travels: findTravels };
      const found = await Promise.all(
        Object.entries(kinds).map(async ([group, find]) =>
          (await find(country, typed).catch(() => [])).map(({ id, label, path }) => {
            return { id, label, group, run: () => void navigate(path) };
          }),
        ),
      );
      return found.flat();
    },
    [country, navigate],
  );
};

export const OfficeCommands = ({
  children,
  ...shell
}: OfficeCommandsProps & Readonly<{ children: React.ReactNode }>) => {
  const globalCommands = useGlobalCommands(shell);
  return (
    <Commands globalCommands={globalCommands} searchServer={useRecordSearch(shell.country)}>
      {children}
    </Commands>
  );
};
