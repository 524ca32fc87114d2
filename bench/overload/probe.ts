import { Agent } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import { type Answer, ask } from "./ask.ts";

// A visitor in a thread of its own, so that the load generator does not delay its measurements.
const { port, host, path } = workerData as Readonly<{ port: number; host: string; path: string }>;
const intervalMs = 20;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let answers: Answer[] = [];
let isEnded = false;
parentPort?.on("message", (command: "tell" | "end") => {
  parentPort?.postMessage(answers);
  answers = [];
  isEnded = command === "end";
  if (isEnded) parentPort?.close();
});
while (!isEnded) {
  answers.push(await ask({ port, host, agent }, path));
  await new Promise((resolve) => setTimeout(resolve, intervalMs));
}
agent.destroy();
