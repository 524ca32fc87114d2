import { receiveProfile, showProfile } from "#features/people/accounts/profile/profile-page.ts";
import { ProfilePage } from "#features/people/accounts/site/profile/profile-page.tsx";
import type { ProfilePageView } from "#features/people/accounts/parts/profile-view.ts";
import { pathOf } from "#markets/paths.ts";
import { pageHead } from "../document/head.ts";
import { seeOther } from "../rendering/page-ends.ts";
import { visitorPage, type VisitorRequest } from "../rendering/page-route.tsx";

const load = async ({ site, visit, people, form, searchParams }: VisitorRequest) => {
  const { localizer, market, product, apiBase } = site;
  const { t } = localizer;
  const path = pathOf(market.id, "profile") ?? "/";
  const visitor = await people.visitorOf(visit);
  if (!visitor) throw seeOther(`/login?returnTo=${encodeURIComponent(path)}`);
  const trips = pathOf(market.id, "search") ?? "/";
  const asked = { visit, visitor, people, localizer, path, trips, apiBase };
  const note = searchParams.has("saved") ? t("profile.saved") : null;
  const answer = await (form ? receiveProfile(asked, form.fields) : showProfile(asked, { note }));
  if (answer.moveTo !== null) throw seeOther(answer.moveTo);
  return {
    page: answer.page,
    status: answer.status,
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

export const profilePage = visitorPage({ load, Page: Profile });
