import { browserSupportsWebAuthn, startRegistration, WebAuthnError } from "@simplewebauthn/browser";
import { useState } from "react";
import { Island } from "#design/live/island.tsx";
import type { CreationOptions } from "#platform/passkeys/credentials.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import { sendJson } from "./send-json.ts";

export type PasskeyNewView = Readonly<{
  label: string;
  /** The path below which the calls are. */
  api: string;
  /** Where the browser goes once there is one more. */
  done: string;
  /** Where it goes where somebody has to sign in again first. */
  again: string;
  cancelled: string;
  known: string;
  refused: string;
  failed: string;
  unsupported: string;
}>;

type Ended = Readonly<{ moveTo: string }> | Readonly<{ note: string }>;

const isKnown = (error: unknown): boolean =>
  error instanceof WebAuthnError && error.code === "ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED";

const add = async (view: PasskeyNewView): Promise<Ended> => {
  if (!browserSupportsWebAuthn()) return { note: view.unsupported };
  const begun = await sendJson<{ options: CreationOptions }>(`${view.api}/start`, {});
  if (begun.status === 401 || begun.status === 403) return { moveTo: view.again };
  if (!begun.answer) return { note: view.failed };
  try {
    const credential = await startRegistration({ optionsJSON: begun.answer.options });
    const { status } = await sendJson(`${view.api}/finish`, { credential });
    if (status === 201) return { moveTo: view.done };
    return { note: status < 500 ? view.refused : view.failed };
  } catch (error) {
    return { note: isKnown(error) ? view.known : view.cancelled };
  }
};

/** An address that differs from the page's in its anchor alone would not be loaded anew. */
const moveTo = (address: string): void => {
  const { pathname, search } = new URL(address, location.href);
  const isHere = pathname + search === location.pathname + location.search;
  location.assign(address);
  if (isHere) location.reload();
};

export const PasskeyNew = ({ view }: { view: PasskeyNewView }) => {
  const [note, setNote] = useState<string | null>(null);
  const press = async () => {
    setNote(null);
    const ended = await add(view).catch(() => ({ note: view.failed }));
    if ("note" in ended) setNote(ended.note);
    else moveTo(ended.moveTo);
  };
  return <PasskeyButton label={view.label} note={note} onPress={press} />;
};

export const PlacedPasskeyNew = ({ view }: { view: PasskeyNewView }) => (
  <Island name="passkey-new" component={PasskeyNew} props={{ view }} />
);
