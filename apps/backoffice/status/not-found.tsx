import { Button, Center, Stack, Title } from "@mantine/core";
import { Link } from "react-router";
import { StatusPage } from "./status-page.tsx";

/** This page starts no sign-in by itself, because whoever just signed out must stay signed out. */
export const SignedOut = ({ product }: { product: string }) => (
  <Center mih="100vh" component="main">
    <Stack align="center">
      <Title order={1}>{product}</Title>
      <Button component="a" href="/login">
        Sign in
      </Button>
    </Stack>
  </Center>
);

const Home = () => (
  <Button component={Link} to="/" variant="default">
    Go home
  </Button>
);

export const NotFound = () => (
  <StatusPage
    status={404}
    title="This page could not be found"
    text="Its address may have changed, or the country that you work on does not have it."
  >
    <Home />
  </StatusPage>
);

/** The page does not name the screen: an account that may not open a screen need not know of it. */
export const NotAllowed = ({ roleLabel }: { roleLabel: string }) => (
  <StatusPage
    status={403}
    title="No access"
    text={`Your role, ${roleLabel}, does not open this screen.`}
  >
    <Home />
  </StatusPage>
);
