import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { setTimeout } from "node:timers/promises";
import { freePort } from "#platform/testing/free-port.mjs";

const program = "/usr/bin/glewlwyd";
const schema = "/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3";

/** Whether Debian's package `glewlwyd`, an OpenID provider written in C, is installed. */
export const hasGlewlwyd = existsSync(program) && existsSync(schema);

/** What people may have besides name and e-mail. */
const userProperties = { groups: true, countries: true, picture: false };

const createDatabase = async (path: string): Promise<void> => {
  const database = new DatabaseSync(path);
  database.exec(await readFile(schema, "utf8"));
  const format = Object.entries(userProperties).map(([name, multiple]) => [
    name,
    { multiple, read: true, write: true, "profile-read": true, "profile-write": false },
  ]);
  const parameters = {
    "use-glewlwyd-connection": true,
    "data-format": Object.fromEntries(format) as object,
  };
  database
    .prepare("update g_user_module_instance set gumi_parameters = ?")
    .run(JSON.stringify(parameters));
  database.close();
};

const configurationOf = (port: number, database: string): string => `
port=${port}
bind_address="127.0.0.1"
external_url="http://127.0.0.1:${port}"
login_url="login.html"
api_prefix="api"
log_mode="console"
log_level="INFO"
cookie_secure=0
session_expiration=3600
session_key="GLEWLWYD2_SESSION_ID"
admin_session_authentication="cookie"
profile_session_authentication="cookie"
login_api_enabled=true
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="/usr/lib/glewlwyd/user"
client_module_path="/usr/lib/glewlwyd/client"
user_auth_scheme_module_path="/usr/lib/glewlwyd/scheme"
plugin_module_path="/usr/lib/glewlwyd/plugin"
hash_algorithm="SHA512"
database={ type="sqlite3"; path="${database}"; };
`;

const isAnswering = (base: string): Promise<boolean> =>
  fetch(base).then(
    () => true,
    () => false,
  );

/**
 * It says that it has started before it listens, so it is asked until it answers.
 * @throws Error with what it wrote when it ends instead
 */
const waitUntilAnswering = async (child: ChildProcess, base: string): Promise<void> => {
  let output = "";
  const collect = (text: Buffer) => void (output += text.toString());
  child.stdout?.on("data", collect);
  child.stderr?.on("data", collect);
  while (!(await isAnswering(base))) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(output);
    await setTimeout(20);
  }
};

/** A running server without clients and people. The caller closes it. */
export const startGlewlwyd = async () => {
  const folder = await mkdtemp(join(tmpdir(), "glewlwyd-"));
  const port = await freePort();
  const database = join(folder, "provider.sqlite");
  await createDatabase(database);
  const file = join(folder, "provider.conf");
  await writeFile(file, configurationOf(port, database));
  const child = spawn(program, ["-c", file], { stdio: ["ignore", "pipe", "pipe"] });
  const base = `http://127.0.0.1:${port}`;
  await waitUntilAnswering(child, base);
  return {
    base,
    /** Keeps the process from answering, as a machine that is overloaded does. */
    pause: () => child.kill("SIGSTOP"),
    resume: () => child.kill("SIGCONT"),
    async close() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
