import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { sessionChannel, signedInPath } from "../contract.ts";

const whoSchema = z.object({ name: z.string(), email: z.string() });

/** Who is signed in by now; null when nobody is, or the server cannot be reached. */
const whoIsIn = async () => {
  try {
    const answer = await fetch("/api/me");
    return answer.ok ? whoSchema.parse(await answer.json()) : null;
  } catch {
    return null;
  }
};

export const signInAddress = `/login?returnTo=${encodeURIComponent(signedInPath)}`;

/** Opens the sign-in in a small window. @returns false where the browser refuses to */
export const openSignIn = (): boolean =>
  window.open(signInAddress, "staff-sign-in", "popup,width=480,height=680") !== null;

/**
 * Waits until somebody has signed in, here or in another tab: the window says so itself, and
 * where it cannot, coming back to this page asks the server.
 * @param email who opened this page; for them `onRenewed` is called
 * @returns the name of somebody else who signed in instead, null before that
 */
export const useSignedInAgain = (
  isAsking: boolean,
  email: string,
  onRenewed: () => void,
): string | null => {
  const [stranger, setStranger] = useState<string | null>(null);
  useEffect(() => {
    if (!isAsking) return undefined;
    let isOver = false;
    const look = async () => {
      const who = await whoIsIn();
      if (isOver || !who) return;
      if (who.email === email) onRenewed();
      else setStranger(who.name);
    };
    const lookAgain = () => void look();
    lookAgain(); // somebody may have signed in elsewhere by now
    const channel = new BroadcastChannel(sessionChannel);
    channel.addEventListener("message", lookAgain);
    window.addEventListener("focus", lookAgain);
    return () => {
      isOver = true;
      channel.close();
      window.removeEventListener("focus", lookAgain);
      setStranger(null);
    };
  }, [isAsking, email, onRenewed]);
  return stranger;
};
