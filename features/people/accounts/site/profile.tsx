import accountStyles from "../parts/styles/account.css?url";
import type {
  AskedSection,
  ProfileSectionSource,
} from "#features/people/accounts/parts/profile-section-source.ts";
import type { ProfileSection } from "#features/people/accounts/parts/profile-section.ts";
import type { ProfilePageView } from "#features/people/accounts/parts/profile-view.ts";
import { receiveProfile, showProfile } from "../profile/profile-page.ts";
import { ProfilePage } from "./profile/profile-page.tsx";
import { pathOf } from "#markets/paths.ts";
import { pageHead } from "#markets/site/head.ts";
import { visitorPage } from "#markets/site/page-route.tsx";
import { seeOther } from "#platform/site/page-ends.ts";
import type { VisitorAsked } from "#features/people/accounts/parts/visitor-asked.ts";

type Answered = Readonly<{ status: number; section: ProfileSection }>;

/** What the section of the form that was sent shows now; null where it was a form of the profile. */
const receiveSection = async <Asked extends VisitorAsked>(
  asked: AskedSection<Asked>,
  sources: readonly ProfileSectionSource<Asked>[],
): Promise<Answered | null> => {
  const { form } = asked;
  const id = form?.fields.get("section") ?? null;
  if (!form || id === null) return null;
  const receive = sources.find((source) => source.id === id)?.receive;
  if (!receive) return null;
  const answer = await receive(asked, form.fields);
  if (answer.moveTo !== null) throw seeOther(answer.moveTo);
  return answer;
};

const sectionsOf = async <Asked extends VisitorAsked>(
  asked: AskedSection<Asked>,
  sources: readonly ProfileSectionSource<Asked>[],
  answered: Answered | null,
): Promise<readonly ProfileSection[]> => {
  const sections = await Promise.all(
    sources.map(async (source) =>
      source.id === answered?.section.id ? answered.section : source.load(asked),
    ),
  );
  return sections.filter((section) => section !== null);
};

const loadOf =
  <Asked extends VisitorAsked>(sources: readonly ProfileSectionSource<Asked>[]) =>
  async (request: Asked) => {
    const { site, visit, people, form, searchParams } = request;
    const { localizer, market, product, apiBase } = site;
    const { t } = localizer;
    const path = pathOf(market.id, "profile") ?? "/";
    const visitor = await people.visitorOf(visit);
    if (!visitor) throw seeOther(`/login?returnTo=${encodeURIComponent(path)}`);
    const ofSections = { ...request, visitor, path };
    const answered = await receiveSection(ofSections, sources);
    const sections = await sectionsOf(ofSections, sources, answered);
    const trips = pathOf(market.id, "search") ?? "/";
    const asked = { visit, visitor, people, localizer, path, trips, apiBase, sections };
    const note = searchParams.has("saved") ? t("profile.saved") : null;
    const answer = await (form && !answered
      ? receiveProfile(asked, form.fields)
      : showProfile(asked, { note, status: answered?.status ?? 200 }));
    if (answer.moveTo !== null) throw seeOther(answer.moveTo);
    return {
      page: answer.page,
      status: answer.status,
      stylesheets: sources.flatMap(({ stylesheets = [] }) => stylesheets),
      head: pageHead(site, {
        title: `${t("profile.title")} · ${product}`,
        description: t("profile.dataLead"),
        path,
        robots: "noindex",
        alternates: "profile",
      }),
    };
  };

const Profile = ({ page }: { page: ProfilePageView }) => <ProfilePage page={page} />;

/** The profile with the sections of other features. */
export const profilePageWith = <Asked extends VisitorAsked>(
  sources: readonly ProfileSectionSource<Asked>[],
) => visitorPage({ stylesheets: [accountStyles], load: loadOf(sources), Page: Profile });
