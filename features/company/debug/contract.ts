import { z } from "zod";

const factSchema = z.strictObject({ name: z.string(), value: z.string() });

const partSchema = z.strictObject({
  name: z.string(),
  state: z.enum(["fine", "warning", "wrong"]),
  text: z.string().describe("Its last answer, in words."),
});

const switchSchema = z.strictObject({
  name: z.string(),
  isOn: z.boolean(),
  reason: z.string().describe("Why it is on or off, with the setting that decides it."),
});

const processSchema = z.strictObject({
  name: z.string(),
  isThis: z.boolean(),
  role: z.string(),
  version: z.string(),
  memoryMb: z.int(),
  startedAt: z.iso.datetime(),
  state: z.enum(["ready", "stopping"]),
  milliseconds: z.int().describe("Until its answer was here."),
});

/** What this deployment is and does, as the answering process sees it. */
export const deploymentSchema = z.strictObject({
  versions: z.array(factSchema),
  health: z.array(partSchema),
  switches: z.array(switchSchema),
  processes: z.array(processSchema),
  jobs: z.array(
    z.strictObject({
      name: z.string(),
      ready: z.int(),
      deferred: z.int(),
      active: z.int(),
      failed: z.int(),
    }),
  ),
});

export type Deployment = z.infer<typeof deploymentSchema>;
export type HealthPart = Deployment["health"][number];
export type DeploymentSwitch = Deployment["switches"][number];
export type DeploymentProcess = Deployment["processes"][number];
