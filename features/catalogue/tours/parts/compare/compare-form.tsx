import { LinkParamFields } from "#design/link-params/link-param-fields.tsx";
import type { CompareView } from "../departure-view.ts";

const formId = "compare";

/** The box by which a departure is chosen to be compared, a field of the page's form. */
export const CompareTick = ({
  id,
  label,
  name,
  isTicked = false,
  isKept = false,
}: Readonly<{
  id: string;
  label: string;
  name: string;
  isTicked?: boolean;
  /** Whether the links of the page take the tick along. */
  isKept?: boolean;
}>) => (
  <label className="chip">
    <input
      type="checkbox"
      name="compare"
      value={id}
      form={formId}
      defaultChecked={isTicked}
      data-do={isKept ? "tick" : undefined}
      aria-label={name ? `${label}: ${name}` : undefined}
    />
    {label}
  </label>
);

/** Without JavaScript this opens the same list with the ticks in its address; with it, links have them. */
const KeepTicks = ({ kept }: { kept: NonNullable<CompareView["kept"]> }) => (
  <noscript>
    {kept.fields.map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button type="submit" className="button button-quiet" formAction={kept.path}>
      {kept.label}
    </button>
  </noscript>
);

/** One on a page: it sends what is ticked to the page that compares, also without JavaScript. */
export const CompareForm = ({ compare }: { compare: CompareView }) => (
  <form id={formId} action={compare.action} method="get" className="compare-form">
    <LinkParamFields />
    {compare.people === 2 && <input type="hidden" name="people" value="2" />}
    <p>{compare.hint}</p>
    {compare.own && <CompareTick id={compare.own.id} label={compare.own.label} name="" isTicked />}
    {compare.kept?.elsewhere.map(({ id, label }) => (
      <CompareTick key={id} id={id} label={label} name="" isTicked isKept />
    ))}
    <button type="submit" className="button button-quiet">
      {compare.submit}
    </button>
    {compare.kept && <KeepTicks kept={compare.kept} />}
  </form>
);
