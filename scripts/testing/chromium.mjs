import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

// Debian's shell without windows is the same engine and needs a quarter less of the processor.
const paths = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** The file of the machine's Chromium, or the one that `CHROMIUM` names; undefined without one. */
export const chromiumPath = () => process.env.CHROMIUM || paths.find((path) => existsSync(path));

/** Installs Chromium from the system's packages as root on Debian; otherwise prints what to do. */
export const ensureChromium = () => {
  if (chromiumPath()) return;
  const canInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");
  if (canInstall) {
    console.log("Installing Chromium …");
    const apt = (...args) => spawnSync("apt-get", args, { stdio: "ignore" }).status === 0;
    const install = ["install", "-y", "--no-install-recommends", "chromium-headless-shell"];
    if (apt("update") && apt(...install)) return;
  }
  console.log(
    "The browser journeys need Chromium: install it from your system's packages, or name its file in CHROMIUM.",
  );
};
