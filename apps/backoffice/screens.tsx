import { Button, Center, Stack, Text, Title } from "@mantine/core";

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
