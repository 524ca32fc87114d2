import { createHash, createPrivateKey, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Page = Readonly<{ origin: string; domain: string }>;

const sha256 = (bytes: Buffer | string): Buffer => createHash("sha256").update(bytes).digest();
const base64url = (bytes: Buffer | string): string => Buffer.from(bytes).toString("base64url");

const flags = { used: 0x01, verified: 0x04, hasKey: 0x40 } as const;

const numberOf = (value: number, length: number): Buffer => {
  const bytes = Buffer.alloc(length);
  bytes.writeUIntBE(value, 0, length);
  return bytes;
};

/** A key on the curve P-256, as COSE writes it in CBOR. */
const coseKey = ({ x = "", y = "" }: JsonWebKey): Buffer =>
  Buffer.concat([
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y, "base64url"),
  ]);

/** `{ fmt: "none", attStmt: {}, authData }` in CBOR. */
const attestationOf = (authData: Buffer): Buffer =>
  Buffer.concat([
    Buffer.from("a363666d74646e6f6e656761747453746d74a068617574684461746159", "hex"),
    numberOf(authData.length, 2),
    authData,
  ]);

/**
 * An authenticator of tests, which signs whatever it is told to: what a browser and its
 * authenticator would refuse has to be refused by us as well.
 */
export const softAuthenticator = (isVerifying = true) => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const id = randomBytes(32);
  const key = createPrivateKey(privateKey.export({ type: "pkcs8", format: "pem" }));
  const verified = isVerifying ? flags.verified : 0;
  const clientData = (type: string, challenge: string, { origin }: Page) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const shared = { id: base64url(id), rawId: base64url(id), type: "public-key" } as const;
  return {
    id: shared.id,
    create(challenge: string, page: Page) {
      const authData = Buffer.concat([
        sha256(page.domain),
        Buffer.from([flags.used | verified | flags.hasKey]),
        numberOf(0, 4),
        Buffer.alloc(16),
        numberOf(id.length, 2),
        id,
        coseKey(publicKey.export({ format: "jwk" })),
      ]);
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", challenge, page)),
          attestationObject: base64url(attestationOf(authData)),
          transports: ["internal"],
        },
      };
    },
    /** @param owner the account that it says */
    get(challenge: string, page: Page, counter: number, owner: string) {
      const authenticatorData = Buffer.concat([
        sha256(page.domain),
        Buffer.from([flags.used | verified]),
        numberOf(counter, 4),
      ]);
      const client = clientData("webauthn.get", challenge, page);
      const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(client)]), key);
      return {
        ...shared,
        response: {
          clientDataJSON: base64url(client),
          authenticatorData: base64url(authenticatorData),
          signature: base64url(signature),
          userHandle: base64url(owner),
        },
      };
    },
  };
};
