import { LinkParamFields } from "#design/link-params/link-param-fields.tsx";
import { SiteLink } from "#design/link.tsx";
import type { LinkView } from "#features/assets/layout/parts/shell-view.ts";
import { CoordinatorCard } from "../parts/card.tsx";
import type { CoordinatorView } from "../parts/coordinator-view.ts";

export type CoordinatorsView = Readonly<{
  title: string;
  text: string;
  count: string;
  people: readonly CoordinatorView[];
  form: Readonly<{
    path: string;
    fields: readonly Readonly<{
      name: string;
      label: string;
      value: string;
      choices: readonly Readonly<{ value: string; label: string }>[];
    }>[];
    submit: string;
    /** Takes all filters away; null where there is none. */
    clear: LinkView | null;
  }>;
  /** Said where nobody fits. */
  none: string | null;
}>;

const Form = ({ form }: Pick<CoordinatorsView, "form">) => (
  <form action={form.path} method="get" className="narrow-form">
    <LinkParamFields />
    {form.fields.map(({ name, label, value, choices }) => (
      <label key={name}>
        <span>{label}</span>
        <select name={name} defaultValue={value}>
          {choices.map((each) => (
            <option key={each.value} value={each.value}>
              {each.label}
            </option>
          ))}
        </select>
      </label>
    ))}
    <button type="submit" className="button button-quiet">
      {form.submit}
    </button>
    {form.clear && (
      <SiteLink to={form.clear.path} className="more-link">
        {form.clear.label}
      </SiteLink>
    )}
  </form>
);

export const CoordinatorsPage = ({ view }: { view: CoordinatorsView }) => (
  <div className="wrap page">
    <h1>{view.title}</h1>
    <p className="lead page-lead">{view.text}</p>
    <Form form={view.form} />
    <p className="page-count figures">{view.none ?? view.count}</p>
    <ul className="people-grid">
      {view.people.map((coordinator) => (
        <li key={coordinator.id}>
          <CoordinatorCard coordinator={coordinator} />
        </li>
      ))}
    </ul>
  </div>
);
