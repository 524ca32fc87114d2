import { useEffect, useRef } from "react";
import { openPageChannel } from "./page-channel.ts";
import type { PreviewProps } from "./use-live-preview.ts";

export type SharedPageProps = Pick<PreviewProps, "country" | "source" | "openBlockId" | "onOpen"> &
  Readonly<{ id: string | null }>;

const throttleMs = 80;

/**
 * Sends the edited page to its full-screen previews, once one of them has asked for it; a block
 * clicked there opens here.
 * @param props.id the stored page; null shares nothing
 */
export const useSharedPage = (props: SharedPageProps) => {
  const { country, id, source } = props;
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });
  useEffect(() => {
    if (id === null) return undefined;
    let hasViewer = false;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const sendPage = () => {
      timer = null;
      const { openBlockId } = latest.current;
      channel.send({ kind: "page", page: source.get(), openBlockId });
    };
    const channel = openPageChannel(country, id, {
      hello() {
        hasViewer = true;
        sendPage();
      },
      open: ({ blockId }) => latest.current.onOpen(blockId),
    });
    const unsubscribe = source.subscribe(() => {
      if (hasViewer) timer ??= setTimeout(sendPage, throttleMs);
    });
    return () => {
      unsubscribe();
      if (timer !== null) clearTimeout(timer);
      channel.close();
    };
  }, [country, id, source]);
};
