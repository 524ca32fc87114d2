import { LinkParamFields } from "#design/link-params/link-param-fields.tsx";

/** A field for a few words that narrow the page below it. */
export const SearchForm = ({
  path,
  label,
  submit,
  value,
}: Readonly<{ path: string; label: string; submit: string; value: string }>) => (
  <search>
    <form action={path} method="get" className="narrow-form">
      <LinkParamFields />
      <label className="narrow-wide">
        <span>{label}</span>
        <input type="search" name="q" defaultValue={value} maxLength={60} autoComplete="off" />
      </label>
      <button type="submit" className="button button-quiet">
        {submit}
      </button>
    </form>
  </search>
);
