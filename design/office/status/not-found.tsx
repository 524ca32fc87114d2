import { Button } from "@mantine/core";
import { Link } from "react-router";
import { StatusPage } from "./status-page.tsx";

export const NotFound = () => (
  <StatusPage
    status={404}
    title="This page could not be found"
    text="Its address may have changed, or the country that you work on does not have it."
  >
    <Button component={Link} to="/" variant="default">
      Go home
    </Button>
  </StatusPage>
);
