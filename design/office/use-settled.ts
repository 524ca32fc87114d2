import { useEffect, useState } from "react";

const settledMs = 300;

/** What is edited, once nobody has changed it for a moment. */
export const useSettled = <Value>(value: Value): Value => {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(() => value), settledMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
};
