import { expect, test } from "vitest";
import { backofficeOrigin, readConfig, siteOrigin } from "./config.ts";

const production = {
  NODE_ENV: "production",
  SITE_HOSTS: "www.example.it=it-IT",
  SESSION_SECRET: "a secret with more than thirty-two characters",
  BACKOFFICE_HOST: "office.example.it",
};

test("production refuses development settings", () => {
  expect(() => readConfig({ ...production, SITE_HOSTS: "" })).toThrow("SITE_HOSTS");
  expect(() => readConfig({ ...production, SESSION_SECRET: undefined })).toThrow("SESSION_SECRET");
  const { BACKOFFICE_HOST: _own, ...withoutOffice } = production;
  expect(() => readConfig(withoutOffice)).toThrow("BACKOFFICE_HOST");
});

test("production uses its own hosts and https", () => {
  const config = readConfig(production);
  expect(config.production).toBe(true);
  expect(backofficeOrigin(config)).toBe("https://office.example.it");
  expect(siteOrigin(config, "it-IT")).toBe("https://www.example.it");
  expect(siteOrigin(config, "de-DE")).toBeNull();
});

const bucket = { S3_ENDPOINT: "https://s3.test", S3_BUCKET: "files", S3_ACCESS_KEY_ID: "key" };
const provider = { STAFF_OIDC_ISSUER: "https://id.test", STAFF_OIDC_CLIENT_ID: "office" };
test.each<[string, NodeJS.ProcessEnv]>([
  ["SESSION_SECRET", { SESSION_SECRET: "change-me-change-me-change-me-change-me" }],
  ["SESSION_SECRET", { SESSION_SECRET: "x".repeat(40) }],
  ["ADMIN_PASSWORD", { ADMIN_EMAIL: "a@b.test", ADMIN_PASSWORD: "wayroam-admin" }],
  ["S3_SECRET_ACCESS_KEY", { ...bucket, S3_SECRET_ACCESS_KEY: "minioadmin" }],
  ["S3_SECRET_ACCESS_KEY", { ...bucket, S3_SECRET_ACCESS_KEY: "bPxRfiCYEXAMPLEKEY" }],
  ["STAFF_OIDC_CLIENT_SECRET", { ...provider, STAFF_OIDC_CLIENT_SECRET: "your-secret-here" }],
  ["METRICS_TOKEN", { METRICS_TOKEN: "placeholder-of-a-token" }],
  ["DATABASE_URL", { DATABASE_URL: "postgres://wayroam:postgres@db/wayroam" }],
  ["SMTP_URL", { SMTP_URL: "smtp://u:password@mail.test", MAIL_FROM: "a@b.test" }],
])("production refuses %s in the form of a demo, and does not repeat it", (name, wrong) => {
  expect(() => readConfig({ ...production, ...wrong })).toThrow(
    `${name}: its secret is of a demo or an example, production needs one of its own.`,
  );
  expect(readConfig({ ...wrong, MODE: "demo" }).production).toBe(false);
});

test("MODE wins over NODE_ENV", () => {
  expect(readConfig({ NODE_ENV: "production", MODE: "demo" }).production).toBe(false);
  expect(readConfig({ ...production, NODE_ENV: "test", MODE: "production" }).production).toBe(true);
  expect(() => readConfig({ MODE: "live" })).toThrow("MODE");
});

test("a process has both roles by default, and always with the embedded database", () => {
  const DATABASE_URL = "postgres://wayroam@database/wayroam";
  expect(readConfig({}).role).toBe("both");
  expect(readConfig({ DATABASE_URL, ROLE: "worker" }).role).toBe("worker");
  expect(() => readConfig({ DATABASE_URL, ROLE: "queue" })).toThrow(
    "ROLE: is none of web, worker, both",
  );
  expect(() => readConfig({ ROLE: "web" })).toThrow("ROLE: web needs DATABASE_URL");
});

test("an SMTP server needs a sender; without a server mails stay in the outbox", () => {
  expect(readConfig({})).toMatchObject({
    smtpUrl: null,
    mailFrom: "Wayroam <hello@wayroam.test>",
  });
  const SMTP_URL = "smtp://user:password@mail.example.com:587";
  const MAIL_FROM = "Example <hello@example.com>";
  expect(readConfig({ SMTP_URL, MAIL_FROM })).toMatchObject({
    smtpUrl: SMTP_URL,
    mailFrom: MAIL_FROM,
  });
  expect(readConfig({ SMTP_URL, MAIL_FROM: "hello@example.com" }).smtpUrl).toBe(SMTP_URL);
  expect(() => readConfig({ SMTP_URL })).toThrow("MAIL_FROM: SMTP_URL needs");
  for (const wrong of ["mail.example.com", "http://mail.example.com", "smtp://"])
    expect(() => readConfig({ SMTP_URL: wrong, MAIL_FROM })).toThrow("SMTP_URL: is no address");
  for (const wrong of ["Example", "Example <hello>", "a@example.com, b@example.com"])
    expect(() => readConfig({ SMTP_URL, MAIL_FROM: wrong })).toThrow("MAIL_FROM: is no sender");
});

test("files are kept in a bucket when its server is named, with all that it needs", () => {
  expect(readConfig({}).fileStore).toBeNull();
  const whole = {
    S3_ENDPOINT: "https://s3.example.com/",
    S3_BUCKET: "pictures",
    S3_ACCESS_KEY_ID: "key",
    S3_SECRET_ACCESS_KEY: "a/secret+of=the-bucket",
  };
  expect(readConfig(whole).fileStore).toEqual({
    endpoint: "https://s3.example.com",
    bucket: "pictures",
    accessKeyId: "key",
    secretAccessKey: "a/secret+of=the-bucket",
    region: "us-east-1",
    prefix: "",
    addressing: "path",
  });
  expect(readConfig({ ...whole, S3_PREFIX: "wayroam" }).fileStore?.prefix).toBe("wayroam/");
  for (const name of ["S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"])
    expect(() => readConfig({ ...whole, [name]: "" })).toThrow(`${name}: S3_ENDPOINT needs it`);
  expect(() => readConfig({ S3_BUCKET: "pictures" })).toThrow("S3_BUCKET: needs S3_ENDPOINT");
  for (const [name, wrong] of [
    ["S3_ENDPOINT", "s3.example.com"],
    ["S3_ENDPOINT", "https://s3.example.com/pictures"],
    ["S3_ENDPOINT", "https://key:secret@s3.example.com"],
    ["S3_BUCKET", "a/b"],
    ["S3_PREFIX", "../a"],
    ["S3_ADDRESSING", "both"],
    ["S3_SECRET_ACCESS_KEY", "two words"],
  ] as const)
    expect(() => readConfig({ ...whole, [name]: wrong })).toThrow(`${name}: is`);
});

test("third-party services are off by default, and their URLs can be changed", () => {
  const none = { cdn: null, tagManager: null, maps: null, errorReports: null };
  expect(readConfig({}).thirdParties).toEqual(none);
  expect(readConfig({ TAG_MANAGER_ID: "", ERROR_REPORTING_DSN: "" }).thirdParties).toEqual(none);
  const TAG_MANAGER_ID = "GTM-ABC123";
  expect(readConfig({ TAG_MANAGER_ID }).thirdParties.tagManager).toEqual({
    id: TAG_MANAGER_ID,
    base: "https://www.googletagmanager.com",
    hosts: [],
  });
  expect(readConfig({ MAPS_KEY: "AIza-key" }).thirdParties.maps).toEqual({
    key: "AIza-key",
    base: "https://maps.googleapis.com",
    hosts: ["https://*.googleapis.com", "https://*.gstatic.com"],
  });
  const configured = readConfig({
    CDN_BASE: "https://cdn.example.com/",
    MAPS_KEY: "key-1",
    MAPS_BASE: "https://maps.example.com",
    MAPS_HOSTS: "https://tiles.example.com",
    TAG_MANAGER_ID,
    TAG_MANAGER_BASE: "https://tags.example.com/path",
    TAG_MANAGER_HOSTS: "https://a.example.com, https://*.b.example.com",
    ERROR_REPORTING_DSN: "https://key@errors.example.com/7",
  }).thirdParties;
  expect(configured.tagManager).toEqual({
    id: TAG_MANAGER_ID,
    base: "https://tags.example.com",
    hosts: ["https://a.example.com", "https://*.b.example.com"],
  });
  expect(configured.cdn).toBe("https://cdn.example.com");
  expect(configured.maps).toEqual({
    key: "key-1",
    base: "https://maps.example.com",
    hosts: ["https://tiles.example.com"],
  });
  expect(configured.errorReports).toEqual({ dsn: "https://key@errors.example.com/7" });
});

test.each([
  ["CDN_BASE", "cdn.example.com"],
  ["TAG_MANAGER_ID", "GTM-1' onload="],
  ["TAG_MANAGER_BASE", "javascript:alert(1)"],
  ["TAG_MANAGER_HOSTS", "https://a.example.com; script-src *"],
  ["TAG_MANAGER_HOSTS", "*"],
  ["MAPS_KEY", "key&callback=evil"],
  ["ERROR_REPORTING_DSN", "https://errors.example.com/7"],
])("%s refuses %s, which would reach pages and their content security policy", (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(name);
});

const refusal = (env: Readonly<Record<string, string>>): string => {
  try {
    readConfig(env);
  } catch (error) {
    return error instanceof Error ? error.message : "";
  }
  return "taken";
};

test.each([
  ["PORT", "many"],
  ["PORT", "70000"],
  ["PORT", "3000abc"],
  ["PORT", "0x1F"],
  ["API_BASE", "api"],
  ["API_BASE", "/"],
  ["API_BASE", "/api/"],
  ["API_BASE", "https://api.example.com"],
  ["API_BASE", "/media/api"],
  ["API_BASE", "/viaggi"],
  ["API_BASE", "/custompages"],
  ["COUNTRY", "FR"],
  ["COUNTRY", "gb"],
  ["MODE", "live"],
  ["LOG_LEVEL", "loud"],
  ["METRICS_TOKEN", "short"],
  ["WARM", "yes"],
  ["PRODUCT", " "],
  ["PRODUCT", "P".repeat(41)],
  ["DATABASE_URL", "mysql://db"],
  ["DATABASE_URL", "postgres://user:secret-word@[/db"],
  ["SITE_HOSTS", "www.example.it=xx"],
  ["SITE_HOSTS", "www.example.it"],
  ["SITE_HOSTS", "www.example.it=it-IT,"],
  ["SITE_HOSTS", "www.example.it=it-IT=es-ES"],
  ["SITE_HOSTS", "https://www.example.it=it-IT"],
  ["SITE_HOSTS", "www.example.it:3000=it-IT"],
  ["SITE_HOSTS", "www.example.it=it-IT,WWW.example.it=es-ES"],
  ["BACKOFFICE_HOST", "https://office.example.com"],
  ["BACKOFFICE_HOST", "office.example.com:3000"],
  ["BACKOFFICE_HOST", "it.localhost"],
  ["SESSION_SECRET", "secret-word"],
  ["ADMIN_EMAIL", "nobody"],
  ["ADMIN_EMAIL", "admin@example.com"],
  ["ADMIN_PASSWORD", "secret-word"],
  ["DRAIN_SECONDS", "-1"],
  ["DRAIN_SECONDS", "1.5"],
  ["DRAIN_SECONDS", "301"],
  ["BUG_REPORT_URL", "javascript:alert(1)"],
  ["PAGE_CACHE_MB", "8"],
  ["STAFF_OIDC_ISSUER", "login.example.com"],
  ["STAFF_OIDC_ISSUER", "http://login.example.com"],
  ["STAFF_OIDC_ISSUER", "https://login.example.com/?tenant=1"],
  ["STAFF_OIDC_ISSUER", "https://user:secret-word@login.example.com"],
  ["STAFF_OIDC_CLIENT_ID", "wayroam"],
  ["STAFF_OIDC_CLIENT_SECRET", "secret-word"],
  ["STAFF_SCOPE_CLAIM", "groups"],
  ["STAFF_ROLES", "editors=editor"],
  ["STAFF_ROLES", "editors"],
  ["STAFF_ROLES", "editors=boss"],
  ["STAFF_ROLES", "=editor"],
  ["STAFF_ROLES", "editors=editor,"],
  ["STAFF_ROLES", "editors=editor,editors=admin"],
  ["TRUST_PROXY", "*"],
  ["CDN_BASE", "ftp://x"],
  ["TAG_MANAGER_BASE", "junk"],
])("an invalid %s fails with one line that names the variable: %s", (name, value) => {
  const message = refusal({ [name]: value });
  expect(message).toMatch(new RegExp(`^${name}\\b.*: .+$`));
  expect(message).not.toContain("secret-word");
});

const external = {
  STAFF_OIDC_ISSUER: "https://login.example.com/staff",
  STAFF_OIDC_CLIENT_ID: "wayroam",
  STAFF_OIDC_CLIENT_SECRET: "secret-word",
};

test("staff sign in at the embedded provider unless another is configured, with default or mapped roles", () => {
  expect(readConfig({}).staffProvider).toBeNull();
  const { staffProvider } = readConfig(external);
  expect(staffProvider).toMatchObject({
    issuer: "https://login.example.com/staff",
    clientId: "wayroam",
    clientSecret: "secret-word",
    roleClaim: "scope",
  });
  expect(staffProvider?.roles.get("backoffice:super-editor")).toBe("super-editor");
  const mappedProvider = readConfig({
    ...external,
    STAFF_OIDC_ISSUER: "http://127.0.0.1:4200",
    STAFF_SCOPE_CLAIM: "https://example.com/groups",
    STAFF_ROLES: "Content team=editor, Heads = super-editor,IT=admin",
  }).staffProvider;
  expect(mappedProvider?.roleClaim).toBe("https://example.com/groups");
  expect([...(mappedProvider?.roles ?? [])]).toEqual([
    ["Content team", "editor"],
    ["Heads", "super-editor"],
    ["IT", "admin"],
  ]);
});

test.each(["STAFF_OIDC_CLIENT_ID", "STAFF_OIDC_CLIENT_SECRET"])(
  "a provider without %s ends the start with one line that names it",
  (name) => {
    expect(refusal({ ...external, [name]: "" })).toBe(`${name}: STAFF_OIDC_ISSUER needs it.`);
  },
);

test("a first administrator is refused together with an external provider", () => {
  const ADMIN_EMAIL = "boss@example.com";
  expect(refusal({ ...external, ADMIN_EMAIL, ADMIN_PASSWORD: "a password of twelve" })).toMatch(
    /^ADMIN_EMAIL: [^\n]+$/,
  );
});

test("an invalid choice is refused with the valid ones", () => {
  expect(refusal({ COUNTRY: "FR" })).toBe("COUNTRY: is none of it, us, we, es, fr, de, int");
});

test("an empty variable counts as not set", () => {
  const empty = { PORT: "", COUNTRY: "", DATABASE_URL: "", SESSION_SECRET: "", BUG_REPORT_URL: "" };
  expect(readConfig({ ...empty, WARM: "", LOG_LEVEL: "" })).toMatchObject({
    port: 3000,
    country: "it",
    databaseUrl: null,
    bugReportUrl: null,
    warm: true,
  });
});

test("host names are lowercased", () => {
  const config = readConfig({ SITE_HOSTS: "WWW.Example.it=it-IT", BACKOFFICE_HOST: "Office.IT" });
  expect(config.siteHosts.get("www.example.it")).toBe("it-IT");
  expect(config.backofficeHost).toBe("office.it");
});

test("the drain lasts five seconds in production and none in the demo", () => {
  expect(readConfig({}).drainSeconds).toBe(0);
  expect(readConfig(production).drainSeconds).toBe(5);
  expect(readConfig({ ...production, DRAIN_SECONDS: "20" }).drainSeconds).toBe(20);
});

test("no proxy is trusted unless TRUST_PROXY names it", () => {
  expect(readConfig({}).proxies).toEqual([]);
  const TRUST_PROXY = "loopback, 10.0.0.0/8,2001:db8::1";
  expect(readConfig({ TRUST_PROXY }).proxies).toEqual(["loopback", "10.0.0.0/8", "2001:db8::1"]);
});

test.each(["true", "1", "*", "10.0.0.0/99", "balancer.example.com", "loopback,nobody"])(
  "TRUST_PROXY=%s is refused in one line",
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(/^TRUST_PROXY: [^\n]+$/);
  },
);
