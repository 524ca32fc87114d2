// The small build of zod: the whole one comes with the editor, not with the first screen.
import * as z from "zod/mini";

// The policy of our pages forbids code from text; zod would try, and each try is an error in the console.
z.config({ jitless: true });

const meSchema = z.object({
  name: z.string(),
  email: z.string(),
  role: z.enum(["admin", "super-editor", "editor"]),
  roleLabel: z.string(),
});
const configSchema = z.object({
  country: z.string(),
  environment: z.string(),
  product: z.string(),
  countries: z.array(
    z.object({
      code: z.string(),
      label: z.string(),
      market: z.string(),
      site: z.nullable(z.string()),
    }),
  ),
  bugReportUrl: z.nullable(z.string()),
});

export type Me = z.infer<typeof meSchema>;
export type OfficeConfig = z.infer<typeof configSchema>;

/** What every screen of a country is given. */
export type ScreenProps = Readonly<{ country: string; isAdmin: boolean; site: string | null }>;

/** Who is signed in (null when nobody is), and how this installation is set up. */
export const boot = async (): Promise<{ me: Me | null; config: OfficeConfig }> => {
  const [me, config] = await Promise.all([fetch("/api/me"), fetch("/api/backoffice-config")]);
  return {
    me: me.ok ? meSchema.parse(await me.json()) : null,
    config: configSchema.parse(await config.json()),
  };
};
