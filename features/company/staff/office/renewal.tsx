import { Button, Group, Modal, Text } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import { useEffect, useSyncExternalStore } from "react";
import { sessionRenewal } from "#platform/browser/session/session-renewal.ts";
import { openSignIn, signInAddress, useSignedInAgain } from "./sign-in-again.ts";

const notificationId = "session-ended";

const signedOutNotification = {
  id: notificationId,
  color: "orange",
  autoClose: false,
  title: "You are signed out",
  message: "Your edits stay on this page, unsaved. Save again to sign in.",
} as const;

const SignInAgain = () => (
  <>
    <Text mb="md">
      Sign in again in a small window. This page stays as it is, and what was being sent is sent
      then.
    </Text>
    <Group>
      <Button
        data-autofocus
        component="a"
        href={signInAddress}
        target="_blank"
        onClick={(event) => {
          if (openSignIn()) event.preventDefault();
        }}
      >
        Sign in again
      </Button>
      <Button variant="default" onClick={sessionRenewal.decline}>
        Not now
      </Button>
    </Group>
  </>
);

const SignedInAsOther = ({ name, otherName }: { name: string; otherName: string }) => (
  <>
    <Text mb="md" role="alert">
      {`${otherName} is signed in now, and this page was opened by ${name}. Nothing was sent. Reload the page to work as ${otherName}; edits that are not saved may be lost.`}
    </Text>
    <Group>
      <Button data-autofocus onClick={() => window.location.reload()}>
        Reload the page
      </Button>
      <Button variant="default" onClick={sessionRenewal.decline}>
        Keep my edits
      </Button>
    </Group>
  </>
);

/**
 * Opens the sign-in dialog when a request was refused because the session ended; the page behind it
 * keeps its state.
 */
export const SessionRenewal = ({ me }: { me: Readonly<{ name: string; email: string }> }) => {
  const state = useSyncExternalStore(sessionRenewal.watch, sessionRenewal.state);
  const isAsking = state === "asking";
  const otherName = useSignedInAgain(isAsking, me.email, sessionRenewal.renewed);
  useEffect(() => {
    if (state === "declined") notifications.show(signedOutNotification);
    else notifications.hide(notificationId);
  }, [state]);
  return (
    <Modal
      opened={isAsking}
      onClose={sessionRenewal.decline}
      title={otherName === null ? "Your session has ended" : "Somebody else is signed in"}
      closeOnClickOutside={false}
      closeButtonProps={{ "aria-label": "Not now" }}
      zIndex={1000}
    >
      {otherName === null ? (
        <SignInAgain />
      ) : (
        <SignedInAsOther name={me.name} otherName={otherName} />
      )}
    </Modal>
  );
};
