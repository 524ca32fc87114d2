import { CodeField } from "../code-field.tsx";
import { describedBy, FieldFrame, FormField } from "#features/people/accounts/parts/form-field.tsx";
import { PlacedTaxCodeField } from "#features/people/accounts/parts/tax-code-field.tsx";
import type {
  CountryField,
  PasswordPart,
  ProfileField,
  ProfileView,
} from "#features/people/accounts/parts/profile-view.ts";

const Country = ({ country }: { country: CountryField }) => (
  <FieldFrame id="country" label={country.label} error={country.error} hint={country.hint}>
    <select
      id="country"
      name="country"
      defaultValue={country.value}
      autoComplete="country"
      aria-invalid={country.error ? true : undefined}
      aria-describedby={describedBy("country", country.error, country.hint)}
    >
      <option value="">{country.none}</option>
      {country.countries.map(({ code, name }) => (
        <option key={code} value={code}>
          {name}
        </option>
      ))}
    </select>
  </FieldFrame>
);

type DataFieldProps = Readonly<{ field: Omit<ProfileField, "tax">; tax: ProfileField["tax"] }>;

const DataField = ({ field, tax }: DataFieldProps) => {
  if (tax) return <PlacedTaxCodeField field={field} words={tax} />;
  const { value, ...input } = field;
  return <FormField {...input} defaultValue={value} />;
};

export const DataPart = ({ data, path }: { data: ProfileView["data"]; path: string }) => (
  <section id="data" className="profile-part">
    <h2>{data.title}</h2>
    <p className="account-hint">{data.lead}</p>
    <form method="post" action={path} noValidate>
      <input type="hidden" name="step" value="data" />
      <input type="hidden" name="version" value={data.version} />
      <div className="profile-fields">
        {data.fields.map(({ tax, ...field }) => (
          <DataField key={field.name} field={field} tax={tax} />
        ))}
        <Country country={data.country} />
      </div>
      <button className="button">{data.save}</button>
    </form>
  </section>
);

const Proof = ({ old, code }: Pick<PasswordPart, "old" | "code">) => {
  if (code)
    return (
      <>
        <input type="hidden" name="challenge" value={code.challenge} />
        <CodeField label={code.label} value="" error={code.error} />
      </>
    );
  return old ? (
    <FormField
      name="old"
      type="password"
      autoComplete="current-password"
      maxLength={128}
      label={old.label}
      error={old.error}
    />
  ) : null;
};

export const PasswordForm = ({ password, path }: { password: PasswordPart; path: string }) => (
  <section id="password" className="profile-part">
    <h2>{password.title}</h2>
    <p className="account-hint">{password.lead}</p>
    {(password.old ?? password.code) && (
      <form method="post" action={path} noValidate>
        <input type="hidden" name="step" value="password" />
        <div className="profile-fields">
          <Proof old={password.old} code={password.code} />
          <FormField
            name="new"
            type="password"
            autoComplete="new-password"
            maxLength={128}
            label={password.fresh.label}
            hint={password.fresh.hint}
            error={password.fresh.error}
          />
        </div>
        <button className="button button-quiet">{password.save}</button>
      </form>
    )}
    {!password.code && (
      <form method="post" action={path}>
        <input type="hidden" name="step" value="password-code" />
        <button className="account-link">{password.byCode}</button>
      </form>
    )}
  </section>
);
