import { Button } from "@mantine/core";

/** Ends the session, here and at the provider. @param next the sign-in, to use another account there */
export const SignOutForm = ({ label, next }: Readonly<{ label: string; next?: "/login" }>) => (
  <form method="post" action="/logout">
    {next && <input type="hidden" name="next" value={next} />}
    <Button type="submit" variant="default">
      {label}
    </Button>
  </form>
);
