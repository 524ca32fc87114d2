import { useMantineColorScheme } from "@mantine/core";
import { useCallback, useMemo } from "react";
import { useNavigate } from "react-router";
import { pageApi } from "#features/page-editor/page-api.ts";
import type { Command } from "#design/office/palette/command.ts";
import { Commands } from "#design/office/palette/commands.tsx";
import type { ColourScheme } from "../theme/colour-scheme.ts";
import { hiddenScreens, screenName, menuFor, titleOf } from "./menu.ts";
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

const useGlobalCommands = ({ me, config, country, onCountry }: ShellProps): readonly Command[] => {
  const navigate = useNavigate();
  const { setColorScheme } = useMantineColorScheme();
  return useMemo(() => {
    const screens = menuFor(me.role, country).flatMap(({ label, routes }) =>
      routes.map((route) => ({
        id: `go ${route}`,
        label: routes.length === 1 ? label : `${label}: ${screenName(route)}`,
        group: "Go to",
        run: () => void navigate(route),
      })),
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
    const hidden = (me.role === "admin" ? hiddenScreens : []).map((route) => ({
      id: `go ${route}`,
      label: titleOf(route, me.role, country),
      group: "Go to",
      run: () => void navigate(route),
    }));
    return [
      ...screens,
      ...hidden,
      {
        id: "new page",
        label: "New page",
        group: "Go to",
        run: () => void navigate("/custompages/new"),
      },
      ...countries,
      ...colours,
      { id: "sign out", label: "Sign out", group: "Back-office", run: signOut },
    ];
  }, [me.role, config.countries, country, onCountry, navigate, setColorScheme]);
};

const usePageSearch = (country: string) => {
  const navigate = useNavigate();
  return useCallback(
    async (typed: string): Promise<readonly Command[]> => {
      const { items } = await pageApi(country).list({
        search: typed,
        published: null,
        fixed: null,
        sort: "updatedAt",
        page: 1,
      });
      return items.slice(0, 8).map(({ id, name, slug }) => ({
        id: `page ${id}`,
        label: `${name}  /${slug}`,
        group: "Pages",
        run: () => void navigate(`/custompages/${id}`),
      }));
    },
    [country, navigate],
  );
};

export const OfficeCommands = ({
  children,
  ...shell
}: ShellProps & Readonly<{ children: React.ReactNode }>) => {
  const globalCommands = useGlobalCommands(shell);
  return (
    <Commands globalCommands={globalCommands} searchServer={usePageSearch(shell.country)}>
      {children}
    </Commands>
  );
};
