import { formatExact, formatRelative } from "#design/office/dates/format-moment.ts";

/** As `GET /api/me` answers. */
export type OwnSession = Readonly<{
  name: string;
  email: string;
  scope: string;
  countries: readonly string[] | null;
  sessionUntil: string;
  renewsAt: string;
}>;

const prefers = (query: string): boolean => window.matchMedia(query).matches;

/** Who is signed in, until when, and with which browser. */
export const sessionFacts = (session: OwnSession) => {
  const { name, email, scope, countries, sessionUntil, renewsAt } = session;
  const scheme = document.documentElement.dataset["mantineColorScheme"] ?? "light";
  const motion = prefers("(prefers-reduced-motion: reduce)") ? "reduced motion" : "motion";
  return [
    { name: "Signed in as", value: name === email ? email : `${name}, ${email}` },
    { name: "Scope", value: scope },
    { name: "Markets", value: countries === null ? "all" : countries.join(", ").toUpperCase() },
    { name: "Asked again", value: formatRelative(renewsAt, Date.now()) },
    {
      name: "Ends",
      value: `${formatRelative(sessionUntil, Date.now())}, ${formatExact(sessionUntil)}`,
    },
    {
      name: "This browser",
      value: `${window.innerWidth} × ${window.innerHeight}, ${scheme}, ${motion}`,
    },
  ];
};
