import "./debug.css";
import { Button } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { getMe } from "#features/records/staff-accounts/calls.ts";
import { call } from "#platform/browser/call.ts";
import { Icon } from "#design/office/icons.tsx";
import { ScreenState } from "#design/office/screen/screen-state.tsx";
import { ScreenTop } from "#design/office/screen/screen-top.tsx";
import { toast } from "#design/office/toast.ts";
import type { Deployment } from "#features/company/debug/contract.ts";
import { QueryProvider } from "#platform/browser/queries.tsx";
import { getDeployment } from "../calls.ts";
import { PreviewLinks } from "./preview-links-card.tsx";
import { Facts, Health, Processes, Switches } from "./cards.tsx";
import { SessionCard } from "./session-card.tsx";
import { FailedJobs, Queues } from "./jobs-card.tsx";
import { type OwnSession, sessionFacts } from "./session-facts.ts";

type DebugScreenProps = Readonly<{ country: string }>;

type Loaded = Readonly<{ deployment: Deployment; session: OwnSession }>;

const load = async (country: string): Promise<Loaded> => {
  const [deployment, session] = await Promise.all([
    call(getDeployment, { country }),
    call(getMe, {}),
  ]);
  return { deployment, session };
};

/** The whole screen as lines, for a message to whoever helps. */
const asText = ({ deployment, session }: Loaded): string =>
  [
    ...deployment.versions.map(({ name, value }) => `${name}: ${value}`),
    ...deployment.health.map(({ name, state, text }) => `${name}: ${state}, ${text}`),
    ...deployment.switches.map(({ name, reason }) => `${name}: ${reason}`),
    ...deployment.processes.map(
      ({ name, role, memoryMb, state }) => `${name}: ${role}, ${memoryMb} MB, ${state}`,
    ),
    ...sessionFacts(session).map(({ name, value }) => `${name}: ${value}`),
  ].join("\n");

const copy = async (loaded: Loaded): Promise<void> => {
  await navigator.clipboard.writeText(asText(loaded));
  toast.success("Copied.");
};

const Screen = ({ country }: DebugScreenProps) => {
  const { data, error, refetch } = useQuery({
    queryKey: ["debug", country],
    queryFn: () => load(country),
    refetchInterval: 30_000,
    retry: false,
  });
  return (
    <>
      <ScreenTop
        title="Debug"
        count="this deployment, this session"
        actions={
          data && (
            <Button
              variant="default"
              leftSection={<Icon name="copy" />}
              onClick={() => void copy(data)}
            >
              Copy as text
            </Button>
          )
        }
      />
      <ScreenState
        what="the deployment"
        isLoading={!data && !error}
        error={data ? null : error}
        onRetry={() => void refetch()}
      >
        {data && (
          <div className="debug-columns">
            <div>
              <Facts title="Versions" facts={data.deployment.versions} />
              <SessionCard session={data.session} onRenewed={refetch} />
            </div>
            <div>
              <Health parts={data.deployment.health} />
              <Switches switches={data.deployment.switches} />
            </div>
            <div>
              <Processes processes={data.deployment.processes} />
              <Queues jobs={data.deployment.jobs} />
              <FailedJobs country={country} />
              <PreviewLinks country={country} />
            </div>
          </div>
        )}
      </ScreenState>
    </>
  );
};

const DebugScreen = (props: DebugScreenProps) => (
  <QueryProvider>
    <Screen {...props} />
  </QueryProvider>
);

export default DebugScreen;
