import { useQuery } from "@tanstack/react-query";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import type { SettingName } from "#features/company/settings/contract.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { type LoadedSettings, loadSettings } from "../draft/settings-api.ts";

type LoaderProps = Readonly<{
  title: string;
  names: readonly SettingName[];
  children: (loaded: LoadedSettings) => React.ReactNode;
}>;

const Loader = ({ title, names, children }: LoaderProps) => {
  const { data, error, refetch } = useQuery({
    queryKey: ["settings", names],
    queryFn: () => loadSettings(names),
    // What is edited began with the first answer; later ones would only say that it is old.
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    refetchOnWindowFocus: false,
  });
  if (data) return children(data);
  return (
    <>
      <ScreenTop title={title} count="Settings" />
      <ScreenState
        what="the settings"
        isLoading={!error}
        error={error}
        onRetry={() => void refetch()}
      >
        {null}
      </ScreenState>
    </>
  );
};

/** Reads settings of all markets of the account, once. */
export const WithSettings = (props: LoaderProps) => (
  <QueryProvider>
    <Loader {...props} />
  </QueryProvider>
);
