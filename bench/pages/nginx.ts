import { spawn } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A static server that serves the same bytes: the baseline for cached pages. */
export type StaticServer = Readonly<{ origin: string; stop(): Promise<void> }>;

const configuration = (folder: string, port: number) => `
daemon off;
user root;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  sendfile on;
  keepalive_requests 1000000;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    location / {
      types { }
      default_type "text/html; charset=utf-8";
      add_header content-encoding br;
    }
  }
}
`;

/** Starts nginx with one worker on one core. @returns null where nginx is not installed */
export const startNginx = async (
  body: Buffer,
  port: number,
  core: number,
): Promise<StaticServer | null> => {
  const folder = await mkdtemp(join(tmpdir(), "bench-nginx-"));
  await writeFile(join(folder, "page"), body);
  await writeFile(join(folder, "nginx.conf"), configuration(folder, port));
  const server = spawn("taskset", ["-c", String(core), "nginx", "-c", join(folder, "nginx.conf")], {
    stdio: "ignore",
  });
  const isUp = await new Promise<boolean>((resolve) => {
    server.on("error", () => resolve(false));
    server.on("exit", () => resolve(false));
    setTimeout(() => resolve(true), 700);
  });
  const clean = () => rm(folder, { recursive: true, force: true });
  if (!isUp) {
    await clean();
    return null;
  }
  return {
    origin: `http://127.0.0.1:${port}/page`,
    async stop() {
      server.kill("SIGQUIT");
      await new Promise((resolve) => server.once("exit", resolve));
      await clean();
    },
  };
};
