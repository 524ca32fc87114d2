import { dayAt, formatDate } from "#markets/format.ts";
import type { Localizer } from "#markets/localizer.ts";
import { type ListedPasskey, mostPasskeys } from "#platform/passkeys/credentials.ts";
import type { PasskeySignInView } from "../parts/passkeys/passkey-sign-in.tsx";
import type { PasskeysView } from "../parts/passkeys/passkeys-part.tsx";

type PasskeysState = Readonly<{
  passkeys: readonly ListedPasskey[];
  isFresh: boolean;
  /** Of the profile. */
  path: string;
  apiBase: string;
}>;

const factsOf = ({ t, market }: Localizer, passkey: ListedPasskey): string => {
  const dayOf = (moment: string) => formatDate(dayAt(moment, market));
  const { domain, createdAt, usedAt } = passkey;
  const made = { date: dayOf(createdAt), domain };
  return usedAt === null
    ? t("passkey.made", made)
    : t("passkey.used", { ...made, used: dayOf(usedAt) });
};

export const passkeysView = (
  localizer: Localizer,
  { passkeys, isFresh, path, apiBase }: PasskeysState,
): PasskeysView => {
  const { t } = localizer;
  const isFull = passkeys.length >= mostPasskeys;
  return {
    path,
    none: passkeys.length === 0 ? t("passkey.none") : null,
    items: passkeys.map((passkey) => ({
      id: passkey.id,
      name: passkey.browser || t("profile.unknownBrowser"),
      facts: factsOf(localizer, passkey),
    })),
    removal: isFresh
      ? {
          open: t("passkey.remove"),
          title: t("passkey.removeTitle"),
          close: t("nav.close"),
          text: t("passkey.removeText"),
          keep: t("passkey.keep"),
        }
      : null,
    add:
      isFresh && !isFull
        ? {
            label: t("passkey.add"),
            api: `${apiBase}/passkeys`,
            done: `${path}?saved=1#passkeys`,
            again: `${path}#passkeys`,
            cancelled: t("passkey.addCancelled"),
            known: t("passkey.addKnown"),
            refused: t("passkey.addRefused"),
            failed: t("passkey.failed"),
            unsupported: t("passkey.unsupported"),
          }
        : null,
    again: isFresh ? null : { hint: t("passkey.later"), label: t("passkey.signInAgain") },
    enough: isFresh && isFull ? t("passkey.enough") : null,
  };
};

export const passkeySignInView = (
  { t }: Localizer,
  apiBase: string,
  returnTo: string,
): PasskeySignInView => ({
  label: t("passkey.signIn"),
  api: `${apiBase}/login/passkey`,
  returnTo,
  cancelled: t("passkey.cancelled"),
  refused: t("passkey.refused"),
  failed: t("passkey.failed"),
  unsupported: t("passkey.unsupported"),
});
