/** Who is signed in, as `/api/me` answers. */
export type Me = Readonly<{
  name: string;
  email: string;
  role: "admin" | "super-editor" | "editor";
  roleLabel: string;
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

/** What every screen of a country is given. */
export type ScreenProps = Readonly<{ country: string; isAdmin: boolean; site: string | null }>;

/** Who is signed in (null when nobody is), and how this installation is set up. */
export const loadSession = async (): Promise<{ me: Me | null; config: OfficeConfig }> => {
  const [me, config] = await Promise.all([fetch("/api/me"), fetch("/api/backoffice-config")]);
  return {
    me: me.ok ? ((await me.json()) as Me) : null,
    config: (await config.json()) as OfficeConfig,
  };
};
