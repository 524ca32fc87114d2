import { Button, Center, Group, Stack, Text, Title } from "@mantine/core";
import type { Me } from "./load-session.ts";

/** No automatic sign-in: whoever just signed out must stay signed out. */
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

/** Does not name the screen: whoever may not open it need not know what it is. */
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
