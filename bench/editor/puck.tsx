import type { ComponentType } from "react";
import { createRoot } from "react-dom/client";
import type { CardsFields } from "./content.ts";

// Puck with the same blocks as the other editors. The block in the middle is open, and Puck is
// configured as its documentation says.
type Field = Readonly<{ type: "text" | "textarea"; label: string }>;
type PuckProps = Readonly<{
  config: Readonly<{
    components: Readonly<
      Record<
        string,
        Readonly<{
          fields: Readonly<Record<keyof CardsFields, Field>>;
          render: (props: CardsFields) => React.ReactNode;
        }>
      >
    >;
  }>;
  data: Readonly<{ root: object; content: readonly Readonly<{ type: string; props: object }>[] }>;
  ui: Readonly<{ itemSelector: Readonly<{ index: number; zone: string }> }>;
}>;

const config: PuckProps["config"] = {
  components: {
    Cards: {
      fields: {
        title: { type: "text", label: "Title" },
        cardTitle: { type: "text", label: "Card title" },
        text: { type: "textarea", label: "Text" },
        link: { type: "text", label: "Link" },
        picture: { type: "text", label: "Picture" },
        customCss: { type: "textarea", label: "Custom CSS" },
      },
      render: ({ title, cardTitle, text, link }) => (
        <section>
          <h2>{title}</h2>
          <h3>
            <a href={link}>{cardTitle}</a>
          </h3>
          <p>{text}</p>
        </section>
      ),
    },
  },
};

/** @param Puck is installed into the benchmark's own folder, so it cannot be imported here */
export const renderPuck = async (Puck: ComponentType<PuckProps>): Promise<void> => {
  const root = document.getElementById("root");
  if (!root) throw new Error("The page has no #root.");
  const answer = await fetch(`/${new URLSearchParams(location.search).get("blocks")}.json`);
  const blocks = (await answer.json()) as CardsFields[];
  const content = blocks.map((block, index) => ({
    type: "Cards",
    props: { id: `Cards-${index}`, ...block },
  }));
  const itemSelector = { index: Math.floor(blocks.length / 2), zone: "root:default-zone" };
  createRoot(root).render(
    <Puck config={config} data={{ root: {}, content }} ui={{ itemSelector }} />,
  );
};
