import { spawn, spawnSync } from "node:child_process";
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../platform/testing/free-port.mjs";

const binaries = () => {
  const debian = "/usr/lib/postgresql";
  const folders = existsSync(debian) ? readdirSync(debian).map((v) => join(debian, v, "bin")) : [];
  return [...folders, ...(process.env.PATH ?? "").split(":")].find((folder) =>
    existsSync(join(folder, "initdb")),
  );
};

const idOf = (user, flag) => Number(spawnSync("id", [flag, user], { encoding: "utf8" }).stdout);

const ready = async (bin, port) => {
  for (let tries = 0; tries < 600; tries++) {
    if (spawnSync(join(bin, "pg_isready"), ["-h", "127.0.0.1", "-p", String(port)]).status === 0)
      return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
};

/**
 * A PostgreSQL for this test run, from the machine's binaries; null where there are none. It
 * refuses to run as root, so root starts it as Debian's user `postgres`.
 */
export const startPostgres = async () => {
  const bin = binaries();
  if (!bin) return null;
  const folder = mkdtempSync(join(tmpdir(), "wayroam-postgres-"));
  const asUser =
    process.getuid?.() === 0 ? { uid: idOf("postgres", "-u"), gid: idOf("postgres", "-g") } : {};
  if (asUser.uid) chownSync(folder, asUser.uid, asUser.gid);
  const options = { ...asUser, cwd: folder, stdio: "ignore" };
  const data = join(folder, "data");
  spawnSync(
    join(bin, "initdb"),
    ["-D", data, "-U", "wayroam", "-A", "trust", "-E", "UTF8"],
    options,
  );
  const port = await freePort();
  const settings = ["listen_addresses=127.0.0.1", "fsync=off"].flatMap((each) => ["-c", each]);
  const launch = () =>
    spawn(
      join(bin, "postgres"),
      ["-D", data, "-p", String(port), "-k", folder, ...settings],
      options,
    );
  let server = launch();
  const end = async (signal) => {
    const ended =
      server.exitCode === null ? new Promise((resolve) => server.once("exit", resolve)) : null;
    server.kill(signal);
    await ended;
  };
  const stop = async () => {
    await end("SIGINT");
    rmSync(folder, { recursive: true, force: true });
  };
  const start = () => {
    server = launch();
    return ready(bin, port);
  };
  const url = `postgres://wayroam@127.0.0.1:${port}/postgres`;
  if (await ready(bin, port)) return { url, folder, end, start, stop };
  await stop();
  return null;
};
