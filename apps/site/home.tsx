import { messagesOf } from "#markets/messages.ts";
import type { Route } from "./+types/home.ts";
import { siteContext } from "./context.ts";

export const loader = ({ context }: Route.LoaderArgs) => {
  const { market, product } = context.get(siteContext);
  const messages = messagesOf(market.id);
  return { product, title: messages["home.title"], lead: messages["home.lead"] };
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `${loaderData.product} · ${loaderData.title}` },
  { name: "description", content: loaderData.lead },
];

const Home = ({ loaderData }: Route.ComponentProps) => (
  <section className="hero-block">
    <div className="container">
      <h1 className="title">{loaderData.title}</h1>
      <p className="lead">{loaderData.lead}</p>
    </div>
  </section>
);
export default Home;
