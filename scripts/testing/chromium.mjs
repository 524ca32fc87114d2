import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const paths = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];
const isInstalled = () => Boolean(process.env.CHROMIUM) || paths.some((path) => existsSync(path));

/** Installs Chromium from the system's packages as root on Debian; otherwise prints what to do. */
export const ensureChromium = () => {
  if (isInstalled()) return;
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canInstall) {
    console.log("Installing Chromium …");
    const apt = (...args) => spawnSync("apt-get", args, { stdio: "ignore" }).status === 0;
    if (apt("update") && apt("install", "-y", "--no-install-recommends", "chromium")) return;
  }
  console.log(
    "The browser journeys need Chromium: install it from your system's packages, or name its file in CHROMIUM.",
  );
};
