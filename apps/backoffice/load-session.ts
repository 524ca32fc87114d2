import type { Role } from "#platform/roles.ts";

/** Who is signed in, as `/api/me` answers. */
export type Me = Readonly<{
  name: string;
  email: string;
  role: Role;
  roleLabel: string;
  /** Address of a picture, null where the sign-in told none. */
  picture: string | null;
  /** Codes of the countries that they may work on; null for all of them. */
  countries: readonly string[] | null;
}>;

/** How this installation is set up, as `/api/backoffice-config` answers. */
export type OfficeConfig = Readonly<{
  country: string;
  environment: string;
  product: string;
  countries: readonly Readonly<{
    code: string;
    label: string;
    market: string;
    site: string | null;
  }>[];
  bugReportUrl: string | null;
}>;

export type ScreenProps = Readonly<{ country: string; isAdmin: boolean; site: string | null }>;

/**
 * Who is signed in (null when nobody is), and how this installation is set up, with the countries
 * that they may work on.
 */
export const loadSession = async (): Promise<{ me: Me | null; config: OfficeConfig }> => {
  const answers = await Promise.all([fetch("/api/me"), fetch("/api/backoffice-config")]);
  const me = answers[0].ok ? ((await answers[0].json()) as Me) : null;
  const config = (await answers[1].json()) as OfficeConfig;
  const countries = config.countries.filter(({ code }) => me?.countries?.includes(code) ?? true);
  return { me, config: { ...config, countries } };
};
