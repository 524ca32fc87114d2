import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { apiUrl } from "#platform/browser/api-base.ts";
import { sessionChannel, signedInPath } from "../contract.ts";

const accountSchema = z.object({ name: z.string(), email: z.string() });

/** Null when nobody is signed in, or the server cannot be reached. */
const fetchCurrentAccount = async () => {
  try {
    const response = await fetch(apiUrl("me"));
    return response.ok ? accountSchema.parse(await response.json()) : null;
  } catch {
    return null;
  }
};

export const signInAddress = `/login?returnTo=${encodeURIComponent(signedInPath)}`;

/** @returns false where the browser blocks popups */
export const openSignIn = (): boolean =>
  window.open(signInAddress, "staff-sign-in", "popup,width=480,height=680") !== null;

/**
 * Waits for a sign-in in the popup or another tab. The popup broadcasts the sign-in; when this page
 * gets the focus, it also asks the server, in case the broadcast was missed.
 * @param email the account that opened this page; `onRenewed` is called when this account signs in
 * @returns the name of another account that signed in instead; null until then
 */
export const useSignedInAgain = (
  isAsking: boolean,
  email: string,
  onRenewed: () => void,
): string | null => {
  const [otherName, setOtherName] = useState<string | null>(null);
  useEffect(() => {
    if (!isAsking) return undefined;
    let isCancelled = false;
    const check = async () => {
      const account = await fetchCurrentAccount();
      if (isCancelled || !account) return;
      if (account.email === email) onRenewed();
      else setOtherName(account.name);
    };
    const startCheck = () => void check();
    startCheck(); // another tab may have signed in already
    const channel = new BroadcastChannel(sessionChannel);
    channel.addEventListener("message", startCheck);
    window.addEventListener("focus", startCheck);
    return () => {
      isCancelled = true;
      channel.close();
      window.removeEventListener("focus", startCheck);
      setOtherName(null);
    };
  }, [isAsking, email, onRenewed]);
  return otherName;
};
