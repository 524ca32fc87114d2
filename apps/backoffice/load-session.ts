import type { getMe } from "#features/records/staff-accounts/calls.ts";
import type { BlockCheck } from "#features/content/pages/rules.ts";
import type { Visit } from "#apps/screens/access.ts";
import type { Entry } from "#platform/screens/menu-entry.ts";
import type { ScreenName } from "#apps/screens/screens.ts";
import { ApiError } from "#platform/browser/call-api.ts";
import { callAt } from "#platform/browser/call.ts";
import type { AnswerOf } from "#platform/calls/call.ts";
import type { getBackofficeConfig } from "#features/records/staff-accounts/config/calls.ts";

export type Me = AnswerOf<typeof getMe>;
export type OfficeConfig = AnswerOf<typeof getBackofficeConfig>;

/** What the shell gives to every screen. */
export type ScreenContext = Readonly<{
  country: string;
  isAdmin: boolean;
  site: string | null;
  visit: Visit;
  userName: string;
  /** Screens that the menu does not have, of those that the role may open. */
  hiddenEntries: readonly Entry[];
  bugReportUrl: string | null;
  /** Loads the blocks' content schemas, which features do not know. */
  loadBlockCheck: () => Promise<BlockCheck>;
}>;

export type ScreenProps = ScreenContext & Readonly<{ screen: ScreenName }>;

/** `me` is null when nobody is signed in; `config.countries` holds only those of the account. */
export type Session = Readonly<{ me: Me | null; config: OfficeConfig }>;

const loadMe = async (): Promise<Me | null> => {
  try {
    return await callAt<typeof getMe>({ method: "GET", path: "/me" }, {});
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null;
    throw error;
  }
};

/**
 * @throws ApiError when the server answers, but not with the session
 * @throws TypeError when the server could not be reached
 */
export const loadSession = async (): Promise<Session> => {
  const [me, config] = await Promise.all([
    loadMe(),
    callAt<typeof getBackofficeConfig>({ method: "GET", path: "/backoffice-config" }, {}),
  ]);
  const countries = config.countries.filter(({ code }) => me?.countries?.includes(code) ?? true);
  return { me, config: { ...config, countries } };
};

export type ShellProps = Readonly<{
  me: Me;
  config: OfficeConfig;
  country: string;
  onCountry: (code: string) => void;
}>;
