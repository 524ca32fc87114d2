import { receiveLogin, returnOf, showLogin } from "#features/people/accounts/sign-in/login-page.ts";
import { LoginPage } from "#features/people/accounts/site/login/login-page.tsx";
import type { LoginView } from "#features/people/accounts/parts/login-view.ts";
import { pathOf } from "#markets/paths.ts";
import { pageHead } from "../document/head.ts";
import { notFound, seeOther } from "../rendering/page-ends.ts";
import { visitorPage, type VisitorRequest } from "../rendering/page-route.tsx";
import { legalPaths } from "./legal-paths.ts";

const load = async ({ site, visit, people, form, searchParams }: VisitorRequest) => {
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

export const loginPage = visitorPage({ load, Page: Login });
