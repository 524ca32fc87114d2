import type { Api } from "#platform/server/http/routes/api.ts";
import { type Deployment, type DeploymentProcess, deploymentSchema } from "./contract.ts";

/** The app provides it, since it alone knows all parts of the deployment. */
export type DeploymentSource = Readonly<{
  read: (market: string) => Promise<Deployment>;
  /** Takes half a second. */
  askProcesses: () => Promise<readonly DeploymentProcess[]>;
}>;

/** `GET /api/{country}/debug` */
export const addDebugRoute = (api: Api, { read }: Pick<DeploymentSource, "read">): void =>
  api.route({
    method: "GET",
    path: "/:country/debug",
    id: "getDeployment",
    summary: "Versions, health, switches, processes and queues of this deployment",
    access: { role: "admin", denial: "This is for administrators." },
    answer: deploymentSchema,
    async handle({ market }) {
      return { body: await read(market) };
    },
  });
