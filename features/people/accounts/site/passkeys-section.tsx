import { PasskeysPart } from "#features/people/accounts/parts/passkeys/passkeys-part.tsx";
import type {
  AskedSection,
  ProfileSectionSource,
} from "#features/people/accounts/parts/profile-section-source.ts";
import type { ProfileSection } from "#features/people/accounts/parts/profile-section.ts";
import { passkeysView } from "../passkeys/passkeys-view.ts";

const load = async ({
  people,
  visitor,
  site,
  path,
}: AskedSection): Promise<ProfileSection | null> => {
  const { passkeys } = people;
  if (!passkeys) return null;
  const { localizer, apiBase } = site;
  const view = passkeysView(localizer, {
    passkeys: await passkeys.list(visitor),
    isFresh: await passkeys.isFresh(visitor),
    path,
    apiBase,
  });
  const { t } = localizer;
  return {
    id: "passkeys",
    title: t("passkey.title"),
    lead: t("passkey.lead"),
    place: "ways",
    content: <PasskeysPart view={view} />,
  };
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Passkeys among the ways to sign in, where the accounts are our own. */
export const passkeysSection: ProfileSectionSource = {
  id: "passkeys",
  load,
  async receive(asked, fields) {
    const { people, visit, visitor, path } = asked;
    const id = fields.get("passkey") ?? "";
    if (!people.passkeys || !uuid.test(id)) return { moveTo: `${path}#passkeys` };
    // It may have been removed in another tab, or the page stood open: what is so now is shown.
    const isRemoved = await people.passkeys.tryRemove(visit, visitor, id);
    return { moveTo: `${path}${isRemoved ? "?saved=1" : ""}#passkeys` };
  },
};
