import accountStyles from "../parts/styles/account.css?url";
import { legalPaths } from "#features/content/page-contents/parts/legal-paths.ts";
import type { LoginView } from "#features/people/accounts/parts/login-view.ts";
import { receiveLogin, returnOf, showLogin } from "../sign-in/login-page.ts";
import { LoginPage } from "./login/login-page.tsx";
import { pathOf } from "#markets/paths.ts";
import { pageHead } from "#markets/site/head.ts";
import { visitorPage } from "#markets/site/page-route.tsx";
import type { WrittenRouteReads } from "#markets/site/paths-in-market.ts";
import type { Site } from "#markets/site/site.ts";
import { notFound, seeOther } from "#platform/site/page-ends.ts";
import type { VisitorAsked } from "#features/people/accounts/parts/visitor-asked.ts";

const load = async ({
  site,
  visit,
  people,
  form,
  searchParams,
}: VisitorAsked<Site<WrittenRouteReads>>) => {
  const { localizer, market, product, apiBase, now } = site;
  const { t } = localizer;
  const { signIn } = people;
  if (!signIn) throw notFound();
  const profile = pathOf(market.id, "profile") ?? "/";
  if (!form && (await people.visitorOf(visit))) throw seeOther(returnOf(searchParams, profile));
  const paths = {
    ...(await legalPaths(site)),
    trips: pathOf(market.id, "search") ?? "/",
    profile,
  };
  const asked = { visit, signIn, words: { localizer, paths, apiBase, now: now() } };
  const answer = await (form ? receiveLogin(asked, form.fields) : showLogin(asked, searchParams));
  if (answer.moveTo !== null) throw seeOther(answer.moveTo);
  return {
    view: answer.view,
    status: answer.status,
    head: pageHead(site, {
      title: t("meta.login.title", { product }),
      description: t("meta.login.description"),
      path: "/login",
      robots: "noindex",
      alternates: "login",
    }),
  };
};

const Login = ({ view }: { view: LoginView }) => <LoginPage view={view} />;

export const loginPage = visitorPage({
  stylesheets: [accountStyles],
  load,
  Page: Login,
});
