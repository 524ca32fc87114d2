import { useEffect, useRef } from "react";
import { openPageChannel } from "./page-channel.ts";
import type { PreviewProps } from "./use-live-preview.ts";

export type SharedPageProps = Pick<PreviewProps, "country" | "source" | "openBlockId" | "onOpen"> &
  Readonly<{ id: string | null }>;

const throttleMs = 80; // ms between two copies of a page that is being typed in

/**
 * Tells other windows with this page's preview what stands in the editor, once one of them asked;
 * a block that is pressed there opens here.
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
    let isWatched = false;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const sendPage = () => {
      timer = null;
      const { openBlockId } = latest.current;
      channel.send({ kind: "page", page: source.get(), openBlockId });
    };
    const channel = openPageChannel(country, id, {
      hello() {
        isWatched = true;
        sendPage();
      },
      open: ({ blockId }) => latest.current.onOpen(blockId),
    });
    const leave = source.subscribe(() => {
      if (isWatched) timer ??= setTimeout(sendPage, throttleMs);
    });
    return () => {
      leave();
      if (timer !== null) clearTimeout(timer);
      channel.close();
    };
  }, [country, id, source]);
};
