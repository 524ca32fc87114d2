import type { PageInput } from "#features/pages/contract.ts";

/** What an open editor and the windows that show its page say to each other, on one device. */
type ChannelMessage =
  | Readonly<{ kind: "hello" }>
  | Readonly<{ kind: "page"; page: PageInput; openBlockId: string | null }>
  | Readonly<{ kind: "open"; blockId: string }>;

type ChannelHandlers = {
  [Kind in ChannelMessage["kind"]]?: (message: Extract<ChannelMessage, { kind: Kind }>) => void;
};

/** The channel of one stored page; only windows of this very host and browser are on it. */
export const openPageChannel = (country: string, id: string, hear: ChannelHandlers) => {
  const channel = new BroadcastChannel(`page-preview ${country} ${id}`);
  channel.addEventListener("message", ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.kind === "hello") hear.hello?.(data);
    else if (data.kind === "page") hear.page?.(data);
    else hear.open?.(data);
  });
  return {
    send: (message: ChannelMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
};
