import { browserSupportsWebAuthn, startAuthentication } from "@simplewebauthn/browser";
import { useState } from "react";
import type { z } from "zod";
import { Island } from "#design/live/island.tsx";
import type { continuedSchema } from "#features/people/accounts/contract.ts";
import type { RequestOptions } from "#platform/passkeys/credentials.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { sendJson } from "./send-json.ts";

export type PasskeySignInView = Readonly<{
  label: string;
  /** The path below which the calls are. */
  api: string;
  returnTo: string;
  cancelled: string;
  refused: string;
  failed: string;
  unsupported: string;
}>;

type Continued = z.infer<typeof continuedSchema>;

/** @returns where to go on, or what to say */
const signIn = async (view: PasskeySignInView): Promise<Continued | string> => {
  if (!browserSupportsWebAuthn()) return view.unsupported;
  const begun = await sendJson<{ options: RequestOptions }>(`${view.api}/start`, {});
  if (!begun.answer) return view.failed;
  const credential = await startAuthentication({ optionsJSON: begun.answer.options }).catch(
    () => null,
  );
  if (!credential) return view.cancelled;
  const { returnTo } = view;
  const ended = await sendJson<Continued>(`${view.api}/finish`, { credential, returnTo });
  if (ended.answer) return ended.answer;
  return ended.status === 401 ? view.refused : view.failed;
};

export const PasskeySignIn = ({ view }: { view: PasskeySignInView }) => {
  const [note, setNote] = useState<string | null>(null);
  const press = async () => {
    setNote(null);
    const ended = await signIn(view).catch(() => view.failed);
    if (typeof ended === "string") setNote(ended);
    else location.assign(ended.continueTo);
  };
  return <PasskeyButton label={view.label} note={note} onPress={press} />;
};

/** The way to sign in that a browser without a script does not see. */
export const PlacedPasskeySignIn = ({ view }: { view: PasskeySignInView }) => (
  <Island name="passkey-sign-in" component={PasskeySignIn} props={{ view }} />
);
