import { Button, Center, Group, Stack, Text, Title } from "@mantine/core";
import type { Me } from "./load-session.ts";

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

export const NotFound = () => (
  <Center mih="60vh">
    <Title order={1}>This page could not be found</Title>
  </Center>
);

/** The page does not name the screen: an account that may not open a screen need not know of it. */
export const NotAllowed = ({ roleLabel }: { roleLabel: string }) => (
  <Center mih="60vh">
    <Stack align="center">
      <Title order={1}>No access</Title>
      <Text>{`Your role, ${roleLabel}, does not open this screen.`}</Text>
    </Stack>
  </Center>
);

export const NotBuiltYet = () => (
  <>
    <Title order={1} size={23} mb="md">
      Not built yet
    </Title>
    <Text>This screen is part of the back-office and comes later.</Text>
  </>
);

export const Home = ({ me }: { me: Me }) => (
  <>
    <Title order={1} size={23} mb="md">
      {`Hello, ${me.name}`}
    </Title>
    <Group>
      <Button component="a" href="/custompages">
        Custom pages
      </Button>
      {me.role === "admin" && (
        <Button component="a" href="/audit" variant="default">
          Audit
        </Button>
      )}
    </Group>
  </>
);
