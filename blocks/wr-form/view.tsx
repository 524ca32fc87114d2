import type { BlockViewOf } from "#blocks/block-view.ts";
import { VisitorForm } from "#features/content/forms/parts/visitor-form.tsx";

export const FormView: BlockViewOf<"wr-form"> = ({ content, data, id }) => {
  if (data === null) return null;
  return (
    <section className="wrap section form-block" id={id}>
      {content.title && <h2>{content.title}</h2>}
      {content.text && <p className="lead">{content.text}</p>}
      <VisitorForm view={data} anchor={id} />
    </section>
  );
};
