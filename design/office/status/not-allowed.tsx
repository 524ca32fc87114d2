import { Button } from "@mantine/core";
import { Link } from "react-router";
import { atLeast, type Role, roleLabels, roles } from "#platform/roles.ts";
import { SignOutForm } from "./sign-out-form.tsx";
import { StatusPage } from "./status-page.tsx";

const WhoMay = ({ own, needed }: Readonly<{ own: Role; needed: Role }>) => (
  <table className="who-may">
    <caption>Who may open it</caption>
    <thead>
      <tr>
        <th scope="col">Role</th>
        <th scope="col">Opens it</th>
      </tr>
    </thead>
    <tbody>
      {roles.map((role) => (
        <tr key={role} data-own={role === own}>
          <th scope="row">
            {roleLabels[role]}
            {role === own && <span> · you</span>}
          </th>
          <td>
            {atLeast({ role }, needed) ? (
              <span className="tag" data-kind="live">
                yes
              </span>
            ) : (
              <span className="tag">no</span>
            )}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

type NotAllowedProps = Readonly<{
  me: Readonly<{ role: Role; roleLabel: string; email: string }>;
  /** The least role that opens the screen. */
  needed: Role;
}>;

/** The page does not name the screen: an account that may not open a screen need not know of it. */
export const NotAllowed = ({ me, needed }: NotAllowedProps) => (
  <StatusPage
    status={403}
    title="No access"
    text={`Your role, ${me.roleLabel}, does not open this screen. Nothing is broken, and nothing of yours is lost. An administrator can open it for you or change your role.`}
    aside={<WhoMay own={me.role} needed={needed} />}
    foot={`You are signed in as ${me.email}.`}
  >
    <Button component={Link} to="/">
      Go home
    </Button>
    <SignOutForm label="Use another account" next="/login" />
    <SignOutForm label="Sign out" />
  </StatusPage>
);
