import { NativeSelect } from "@mantine/core";
import type { FieldProps } from "#design/office/form/field-props.ts";
import { fieldId } from "#design/office/form/field-schema.ts";
import type { SpecialField } from "#design/office/form/form-settings.ts";
import { TextField } from "#design/office/form/text-field.tsx";
import { ownMenu } from "#features/assets/layout/contract.ts";
import { isLinkedRoute, linkedRoutes } from "#features/assets/layout/rules.ts";
import { routeLabel, useLayoutMarkets } from "../elsewhere/markets-context.ts";
import { RouteMarkets } from "../elsewhere/route-markets.tsx";

const ofAddress = "address";
const unchosen = { value: "", label: "Choose a page …", disabled: true };
const menuFormat = "layout-menu-target";
const menuChoice = { value: ownMenu, label: "A menu of its own" };

/** Where a link leads: to a page of the site, which each market has at its own path, or to an address. */
const TargetField = ({ path, schema, value, errorAt, put }: FieldProps) => {
  const { edited } = useLayoutMarkets();
  const to = typeof value === "string" ? value : "";
  const isMenu = to === ownMenu && schema.format === menuFormat;
  const isChosen = isMenu || to === "" || isLinkedRoute(to);
  const id = fieldId(path);
  const pages = linkedRoutes.map((route) => ({
    value: route,
    label: `${routeLabel(route)} · ${edited.paths[route] ?? "no page in this market"}`,
  }));
  return (
    <div className="target-field">
      <NativeSelect
        id={isChosen ? id : `${id}-kind`}
        label="Opens"
        value={isChosen ? to : ofAddress}
        data={[
          ...(to === "" ? [unchosen] : []),
          ...(schema.format === menuFormat ? [menuChoice] : []),
          { value: ofAddress, label: "A path or address …" },
          ...pages,
        ]}
        error={isChosen ? errorAt(path) : undefined}
        onChange={({ currentTarget }) =>
          put(path, currentTarget.value === ofAddress ? "/" : currentTarget.value)
        }
      />
      {isLinkedRoute(to) && <RouteMarkets route={to} />}
      {!isChosen && (
        <TextField
          id={id}
          label="Path or address"
          value={to}
          error={errorAt(path)}
          hint="A path of this market’s site such as /new-year, or a whole address."
          onChange={(text) => put(path, text)}
        />
      )}
    </div>
  );
};

export const targetField: SpecialField = {
  matches: ({ format }) => format === "layout-target" || format === menuFormat,
  Field: TargetField,
};
