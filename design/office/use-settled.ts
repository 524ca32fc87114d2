import { useEffect, useState } from "react";

const settledMs = 300;

/** The text once nobody has typed for a moment. */
export const useSettled = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), settledMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};
