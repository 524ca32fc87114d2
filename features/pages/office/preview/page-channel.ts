import type { PageInput } from "#features/pages/contract.ts";

/** What an open editor and the windows that show its page say to each other, on one device. */
type Said =
  | Readonly<{ kind: "hello" }>
  | Readonly<{ kind: "page"; page: PageInput; openBlockId: string | null }>
  | Readonly<{ kind: "open"; blockId: string }>;

type Hear = { [Kind in Said["kind"]]?: (said: Extract<Said, { kind: Kind }>) => void };

/** The channel of one stored page; only windows of this very host and browser are on it. */
export const openPageChannel = (country: string, id: string, hear: Hear) => {
  const channel = new BroadcastChannel(`wayroam-preview ${country} ${id}`);
  channel.addEventListener("message", ({ data }: MessageEvent<Said>) => {
    if (data.kind === "hello") hear.hello?.(data);
    else if (data.kind === "page") hear.page?.(data);
    else hear.open?.(data);
  });
  return {
    say: (said: Said) => channel.postMessage(said),
    close: () => channel.close(),
  };
};
