import type { PageInput } from "#features/content/pages/contract.ts";

/** Messages between an open editor and the preview windows of its page, within one browser. */
type ChannelMessage =
  | Readonly<{ kind: "hello" }>
  | Readonly<{ kind: "page"; page: PageInput; openBlockId: string | null }>
  | Readonly<{ kind: "open"; blockId: string }>;

type ChannelHandlers = {
  [Kind in ChannelMessage["kind"]]?: (message: Extract<ChannelMessage, { kind: Kind }>) => void;
};

/** BroadcastChannel reaches only windows of the same origin and browser. */
export const openPageChannel = (country: string, id: string, handlers: ChannelHandlers) => {
  const channel = new BroadcastChannel(`page-preview ${country} ${id}`);
  channel.addEventListener("message", ({ data }: MessageEvent<ChannelMessage>) => {
    if (data.kind === "hello") handlers.hello?.(data);
    else if (data.kind === "page") handlers.page?.(data);
    else handlers.open?.(data);
  });
  return {
    send: (message: ChannelMessage) => channel.postMessage(message),
    close: () => channel.close(),
  };
};
