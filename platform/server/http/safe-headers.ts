type Headers = readonly (readonly [name: string, value: string])[];

/** What browsers offer to pages and no page of ours asks for. */
const unused = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/**
 * What every answer says, whoever asks: no guessed types, little in the referrer, a window of its
 * own, nothing of the device, and no use in the pages of others.
 */
export const safeHeaders = [
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", unused.map((feature) => `${feature}=()`).join(", ")],
] as const satisfies Headers;

// Of this host alone: a company may have others on its domain that have no certificate.
const httpsAlone = ["strict-transport-security", "max-age=31536000"] as const;

/** @param isSecure whether browsers reach us by https alone, as they do in production */
export const headersFor = (isSecure: boolean): Headers =>
  isSecure ? [...safeHeaders, httpsAlone] : safeHeaders;
