import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type OpenQueue, useQueue } from "./queues.ts";

/** Many files that end one after the other are one reason to read the list again. */
const settleMs = 600;

/** Reads queries again once files have arrived. @param keys the beginning of their keys */
export const useArrivals = (queue: OpenQueue, ...keys: readonly (readonly string[])[]): void => {
  const client = useQueryClient();
  const arrived = useQueue(queue).filter(({ state }) => state === "done").length;
  const text = JSON.stringify(keys);
  useEffect(() => {
    if (arrived === 0) return undefined;
    const refresh = () => {
      for (const queryKey of JSON.parse(text) as string[][])
        void client.invalidateQueries({ queryKey });
    };
    const timer = setTimeout(refresh, settleMs);
    return () => clearTimeout(timer);
  }, [arrived, client, text]);
};
