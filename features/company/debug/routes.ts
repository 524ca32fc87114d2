import type { Api } from "#platform/server/http/routes/api.ts";
import * as calls from "./calls.ts";
import { type Deployment, type DeploymentProcess } from "./contract.ts";

/** The app provides it, since it alone knows all parts of the deployment. */
export type DeploymentSource = Readonly<{
  read: (market: string) => Promise<Deployment>;
  /** Takes half a second. */
  askProcesses: () => Promise<readonly DeploymentProcess[]>;
}>;

/** `GET /api/{country}/debug` */
export const addDebugRoute = (api: Api, { read }: Pick<DeploymentSource, "read">): void =>
  api.route(calls.getDeployment, {
    async handle({ market }) {
      return { body: await read(market) };
    },
  });
