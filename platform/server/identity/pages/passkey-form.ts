import type { CreationOptions, RequestOptions } from "#platform/passkeys/credentials.ts";
import { escape } from "./plain-page.ts";

/**
 * Asks the browser for a passkey when a form of this class is sent, and sends what it gives. The
 * page loads no file, so that a browser that cannot read the options by itself is not offered it.
 */
export const passkeyScript = `for(const form of document.querySelectorAll(".passkey")){const{make,use}=form.dataset,api=window.PublicKeyCredential;if(!api?.parseRequestOptionsFromJSON)continue;form.hidden=false;form.addEventListener("submit",async event=>{event.preventDefault();const note=form.querySelector("[role=status]");note.hidden=true;try{const given=make?await navigator.credentials.create({publicKey:api.parseCreationOptionsFromJSON(JSON.parse(make))}):await navigator.credentials.get({publicKey:api.parseRequestOptionsFromJSON(JSON.parse(use))});form.elements.credential.value=JSON.stringify(given);form.submit()}catch{note.hidden=false}})}`;

export type PasskeyFormTexts = Readonly<{ label: string; cancelled: string }>;

type PasskeyForm = Readonly<{
  action: string;
  /** Further fields, as HTML. */
  hidden: string;
  asked: Readonly<{ make: CreationOptions }> | Readonly<{ use: RequestOptions }>;
  texts: PasskeyFormTexts;
}>;

/** Without a script it is not there. */
export const passkeyForm = ({ action, hidden, asked, texts }: PasskeyForm): string => {
  const [name, options] = "make" in asked ? ["make", asked.make] : ["use", asked.use];
  return `<form method="post" action="${escape(action)}" class="passkey" data-${name}="${escape(JSON.stringify(options))}" hidden>${hidden}<input type="hidden" name="credential"><button class="plain">${escape(texts.label)}</button><p role="status" hidden>${escape(texts.cancelled)}</p></form>`;
};
