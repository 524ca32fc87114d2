import { useId } from "react";
import { formatRelative } from "#design/office/dates/format-moment.ts";
import { useNow } from "#design/office/dates/use-now.ts";
import { Icon } from "#design/office/icons.tsx";
import type {
  DeploymentProcess,
  DeploymentSwitch,
  HealthPart,
} from "#features/company/debug/contract.ts";

export type CardProps = Readonly<{
  title: string;
  /** What stands in the frame beside the title. */
  count?: string;
  children: React.ReactNode;
}>;

export const Card = ({ title, count, children }: CardProps) => {
  const id = useId();
  return (
    <section className="debug-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {count !== undefined && <span className="debug-count">{count}</span>}
      </header>
      {children}
    </section>
  );
};

type FactsProps = Readonly<{
  /** Actions at the foot. */
  children?: React.ReactNode;
  title: string;
  facts: readonly Readonly<{ name: string; value: string }>[];
}>;

export const Facts = ({ title, facts, children }: FactsProps) => (
  <Card title={title}>
    <dl>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    {children && <div className="debug-actions">{children}</div>}
  </Card>
);

const stateWords = { fine: "fine", warning: "worth a look", wrong: "wrong" } as const;

export const Health = ({ parts }: Readonly<{ parts: readonly HealthPart[] }>) => (
  <Card
    title="Health"
    count={`${parts.filter(({ state }) => state === "fine").length} of ${parts.length}`}
  >
    <ul>
      {parts.map(({ name, state, text }) => (
        <li key={name} data-state={state}>
          <Icon name={state === "fine" ? "check" : "warning"} />
          <b>{name}</b>
          <span>
            <span className="sr-only">{`${stateWords[state]}: `}</span>
            {text}
          </span>
        </li>
      ))}
    </ul>
  </Card>
);

/** Settings of the environment: they are shown with their reason, and changed where they stand. */
export const Switches = ({ switches }: Readonly<{ switches: readonly DeploymentSwitch[] }>) => (
  <Card title="Switches">
    <ul className="debug-switches">
      {switches.map(({ name, isOn, reason }) => (
        <li key={name}>
          <div>
            <b>{name}</b>
            <span>{reason}</span>
          </div>
          <span className="tag state" data-kind={isOn ? "live" : undefined}>
            {isOn ? "On" : "Off"}
          </span>
        </li>
      ))}
    </ul>
  </Card>
);

type ProcessesProps = Readonly<{ processes: readonly DeploymentProcess[] }>;

export const Processes = ({ processes }: ProcessesProps) => {
  const now = useNow();
  return (
    <Card title="Processes" count={`${processes.length}`}>
      <ul className="debug-processes">
        {processes.map(({ name, isThis, role, memoryMb, startedAt, state, milliseconds }) => (
          <li key={name}>
            <div>
              <b>{name}</b>
              <span>
                {[isThis ? "this one" : null, role, `began ${formatRelative(startedAt, now)}`]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </div>
            <span>{`${memoryMb} MB`}</span>
            <span>{`${milliseconds} ms`}</span>
            <span data-state={state === "ready" ? "fine" : "warning"}>{state}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
