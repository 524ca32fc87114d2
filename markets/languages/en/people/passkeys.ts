/** Texts of passkeys: at the sign-in, in the profile, and of the mails about them. */
export const passkeys = {
  "passkey.signIn": "Sign in with a passkey",
  "passkey.cancelled": "Nothing was sent. Try again, or use the code.",
  "passkey.refused": "This passkey doesn’t work here. Use the code: it always does.",
  "passkey.failed": "We couldn’t get through. Try again in a moment.",
  "passkey.unsupported": "This browser has no passkeys. Use the code: it always works.",
  "passkey.title": "Passkeys",
  "passkey.lead":
    "Your fingerprint, your face or the device’s PIN in place of the code. The code by email always works too.",
  "passkey.none": "None yet.",
  "passkey.made": "Added on {date} on {domain}",
  "passkey.used": "Added on {date} on {domain} · last used on {used}",
  "passkey.add": "Add a passkey",
  "passkey.remove": "Remove",
  "passkey.removeTitle": "Remove this passkey?",
  "passkey.removeText":
    "With it nobody signs in here any more. On your device it stays until you delete it there.",
  "passkey.keep": "Keep it",
  "passkey.enough": "That’s as many as there can be: remove one to add another.",
  "passkey.addCancelled": "Nothing was added. Try again whenever you like.",
  "passkey.addKnown": "This device already has a passkey for your account.",
  "passkey.addRefused": "This passkey couldn’t be added. Try again.",
  "passkey.later":
    "For your safety, sign in again to add or remove one: it has been more than five minutes.",
  "passkey.signInAgain": "Sign in again",
  "passkeyMail.subject": "The passkeys of your {product} account have changed",
  "passkeyMail.title": "Your passkeys have changed",
  "passkeyMail.added": "A passkey was added to your account on {date} at {time}.",
  "passkeyMail.removed": "A passkey was removed from your account on {date} at {time}.",
  "passkeyMail.notYou":
    "It wasn’t you? Sign in with the code and remove what you don’t know in your profile.",
  "passkeyMail.why": "You get this email because you have an account on {host}.",
} as const;
