/** Secrets that programs, their documents and our demo come with. */
const known = new Set([
  "admin",
  "minioadmin",
  "password",
  "postgres",
  "s3rver",
  "secret",
  "wayroam",
  "wayroam-admin",
  "wayroam-editor",
  "wayroam-super",
  "wayroam-traveller",
]);

const placeholder = /change[-_ ]?me|replace[-_ ]?me|placeholder|example|your[-_ ](own|secret|key)/i;

const leastLetters = 6;

/** Whether a secret is one that everybody may know: a default, a placeholder, `aaaaaaaa`. */
const isOfDemo = (secret: string): boolean =>
  known.has(secret.toLowerCase()) ||
  placeholder.test(secret) ||
  new Set(secret).size < leastLetters;

const passwordIn = (address: string | undefined): string | undefined => {
  const password = address === undefined ? "" : (URL.parse(address)?.password ?? "");
  return password === "" ? undefined : password;
};

type Secrets = Readonly<
  Partial<
    Record<
      | "SESSION_SECRET"
      | "ADMIN_PASSWORD"
      | "S3_SECRET_ACCESS_KEY"
      | "STAFF_OIDC_CLIENT_SECRET"
      | "VISITOR_OIDC_CLIENT_SECRET"
      | "METRICS_TOKEN"
      | "LANGUAGE_MODEL_KEY"
      | "DATABASE_URL"
      | "SMTP_URL",
      string | undefined
    >
  >
>;

/** @throws Error with one line that names the variable and leaves its value out */
export const refuseDemoSecrets = (settings: Secrets): void => {
  const secrets = {
    SESSION_SECRET: settings.SESSION_SECRET,
    ADMIN_PASSWORD: settings.ADMIN_PASSWORD,
    S3_SECRET_ACCESS_KEY: settings.S3_SECRET_ACCESS_KEY,
    STAFF_OIDC_CLIENT_SECRET: settings.STAFF_OIDC_CLIENT_SECRET,
    VISITOR_OIDC_CLIENT_SECRET: settings.VISITOR_OIDC_CLIENT_SECRET,
    METRICS_TOKEN: settings.METRICS_TOKEN,
    LANGUAGE_MODEL_KEY: settings.LANGUAGE_MODEL_KEY,
    DATABASE_URL: passwordIn(settings.DATABASE_URL),
    SMTP_URL: passwordIn(settings.SMTP_URL),
  };
  for (const [name, secret] of Object.entries(secrets))
    if (secret !== undefined && isOfDemo(secret))
      throw new Error(
        `${name}: its secret is of a demo or an example, production needs one of its own.`,
      );
};
