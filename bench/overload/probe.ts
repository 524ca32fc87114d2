import { Agent } from "node:http";
import { parentPort, workerData } from "node:worker_threads";
import { type Answer, ask } from "./ask.ts";

// A visitor of its own thread, so that the load's own work is not measured with the answers.
const { port, host, path } = workerData as Readonly<{ port: number; host: string; path: string }>;
const pause = 20;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
let answers: Answer[] = [];
let isOver = false;
parentPort?.on("message", (word: "tell" | "end") => {
  parentPort?.postMessage(answers);
  answers = [];
  isOver = word === "end";
  if (isOver) parentPort?.close();
});
while (!isOver) {
  answers.push(await ask({ port, host, agent }, path));
  await new Promise((resolve) => setTimeout(resolve, pause));
}
agent.destroy();
