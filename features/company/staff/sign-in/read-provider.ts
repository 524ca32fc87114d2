import { z } from "zod";
import { embeddedRoles } from "../claims.ts";
import { type Role, roles } from "#platform/roles.ts";
import { issuer, printable } from "#platform/server/config/provider-variables.ts";
import type { ExternalStaffProvider } from "../provider.ts";

const oneRole = z.enum(roles, { error: `names none of ${roles.join(", ")}` });

/**
 * Reads pairs such as `Content team=editor,Heads=super-editor`: the provider's name of a role, then
 * our role.
 */
const roleMapping = z.string().transform((text, context): ReadonlyMap<string, Role> => {
  const rolesByValue = new Map<string, Role>();
  for (const pair of text.split(",")) {
    const [, value = "", name = ""] = /^([^=]+)=([^=]*)$/.exec(pair.trim()) ?? [];
    const role = oneRole.safeParse(name.trim());
    const isDuplicate = rolesByValue.has(value.trim());
    if (value.trim() !== "" && role.success && !isDuplicate)
      rolesByValue.set(value.trim(), role.data);
    else
      context.addIssue({
        code: "custom",
        message: isDuplicate
          ? `${value.trim()} stands there twice`
          : `${pair.trim() || "nothing"} is no pair such as editors=editor, of ${roles.join(", ")}`,
      });
  }
  return rolesByValue;
});

export const staffProviderVariables = {
  STAFF_OIDC_ISSUER: issuer.optional(),
  STAFF_OIDC_CLIENT_ID: printable(200).optional(),
  STAFF_OIDC_CLIENT_SECRET: printable(500).optional(),
  STAFF_SCOPE_CLAIM: printable(200).optional(),
  STAFF_ROLES: roleMapping.optional(),
};

type Variables = z.infer<z.ZodObject<typeof staffProviderVariables>>;

/**
 * @returns null without `STAFF_OIDC_ISSUER`: staff then sign in at the embedded provider
 * @throws Error with one line that names the variable and what is wrong with it
 */
export const readStaffProvider = (
  variables: Variables,
  hasFirstAdmin: boolean,
): ExternalStaffProvider | null => {
  const { STAFF_OIDC_ISSUER, STAFF_OIDC_CLIENT_ID, STAFF_OIDC_CLIENT_SECRET } = variables;
  if (STAFF_OIDC_ISSUER === undefined) {
    const [unusedVariable] = Object.entries(variables).find(
      ([name, value]) => name in staffProviderVariables && value !== undefined,
    ) ?? [null];
    if (unusedVariable) throw new Error(`${unusedVariable}: needs STAFF_OIDC_ISSUER beside it.`);
    return null;
  }
  if (STAFF_OIDC_CLIENT_ID === undefined)
    throw new Error("STAFF_OIDC_CLIENT_ID: STAFF_OIDC_ISSUER needs it.");
  if (STAFF_OIDC_CLIENT_SECRET === undefined)
    throw new Error("STAFF_OIDC_CLIENT_SECRET: STAFF_OIDC_ISSUER needs it.");
  if (hasFirstAdmin)
    throw new Error("ADMIN_EMAIL: with STAFF_OIDC_ISSUER all accounts are the provider's.");
  return {
    issuer: STAFF_OIDC_ISSUER,
    clientId: STAFF_OIDC_CLIENT_ID,
    clientSecret: STAFF_OIDC_CLIENT_SECRET,
    roleClaim: variables.STAFF_SCOPE_CLAIM ?? "scope",
    roles: variables.STAFF_ROLES ?? embeddedRoles,
  };
};
