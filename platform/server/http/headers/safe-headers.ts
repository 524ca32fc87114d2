type Headers = readonly (readonly [name: string, value: string])[];

/** Device features that browsers offer and no page of ours uses. */
const unusedFeatures = [
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
 * Headers of every answer: no MIME sniffing, a short referrer, an isolated window, no device
 * features, no embedding by other sites.
 */
export const safeHeaders = [
  ["x-content-type-options", "nosniff"],
  ["referrer-policy", "strict-origin-when-cross-origin"],
  ["cross-origin-opener-policy", "same-origin"],
  ["cross-origin-resource-policy", "same-origin"],
  ["permissions-policy", unusedFeatures.map((feature) => `${feature}=()`).join(", ")],
] as const satisfies Headers;

// The header leaves out `includeSubDomains`: a company may have subdomains without a certificate.
const strictTransportSecurity = ["strict-transport-security", "max-age=31536000"] as const;

/** @param isSecure whether browsers reach the site by https only, as in production */
export const headersFor = (isSecure: boolean): Headers =>
  isSecure ? [...safeHeaders, strictTransportSecurity] : safeHeaders;
