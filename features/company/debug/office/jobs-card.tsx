import { Button } from "@mantine/core";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { formatRelative } from "#design/office/dates/format-moment.ts";
import { useNow } from "#design/office/dates/use-now.ts";
import { Icon } from "#design/office/icons.tsx";
import { toast } from "#design/office/toast.ts";
import type { Deployment } from "#features/company/debug/contract.ts";
import { listJobs, retryJob } from "#features/company/jobs/calls.ts";
import { call } from "#platform/browser/call.ts";
import { counted } from "#platform/counted.ts";
import { Card } from "./cards.tsx";

type FailedJob = Readonly<{
  id: string;
  name: string;
  key: string;
  retries: number;
  endedAt: string | null;
  reason: string | null;
}>;

export const Queues = ({ jobs }: Readonly<{ jobs: Deployment["jobs"] }>) => (
  <Card title="Queues">
    <table className="debug-queues">
      <thead>
        <tr>
          <th scope="col">Job</th>
          <th scope="col">Waiting</th>
          <th scope="col">Running</th>
          <th scope="col">Failed</th>
        </tr>
      </thead>
      <tbody>
        {jobs.map(({ name, ready, deferred, active, failed }) => (
          <tr key={name}>
            <th scope="row">{name.replaceAll("-", " ")}</th>
            <td>{ready + deferred}</td>
            <td>{active}</td>
            <td>{failed}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </Card>
);

/** Jobs that have failed for good, each of which can be tried again. */
export const FailedJobs = ({ country }: Readonly<{ country: string }>) => {
  const client = useQueryClient();
  const now = useNow();
  const { data } = useQuery({
    queryKey: ["failed-jobs", country],
    queryFn: () => call(listJobs, { country }, { query: { state: "failed", pageSize: 5 } }),
    refetchInterval: 30_000,
  });
  const retry = useMutation({
    mutationFn: ({ name, id }: FailedJob) =>
      call(retryJob, { country, name: encodeURIComponent(name), id }),
    onSuccess: () => toast.success("It is tried again."),
    onError: (error) => toast.error(error.message),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ["failed-jobs"] });
      await client.invalidateQueries({ queryKey: ["debug"] });
    },
  });
  const jobs = data?.items ?? [];
  return (
    <Card title="Last errors" count={`${data?.total ?? 0}`}>
      {jobs.length === 0 && <p className="debug-quiet">No job has failed.</p>}
      <ul className="debug-errors">
        {jobs.map((job) => (
          <li key={job.id} data-state="warning">
            <Icon name="warning" />
            <div>
              <b>{`${job.name.replaceAll("-", " ")}: ${job.reason ?? "no reason was given"}`}</b>
              <span>
                {job.endedAt === null ? "" : formatRelative(job.endedAt, now)}
                {` · tried ${counted(job.retries + 1, "time")} · ${job.key}`}
              </span>
            </div>
            <Button
              size="compact-sm"
              variant="default"
              aria-label={`Try again: ${job.name}, ${job.key}`}
              loading={retry.isPending && retry.variables.id === job.id}
              onClick={() => retry.mutate(job)}
            >
              Try again
            </Button>
          </li>
        ))}
      </ul>
      <p className="debug-quiet">
        <Link to="/audit">Who did what: the audit</Link>
      </p>
    </Card>
  );
};
