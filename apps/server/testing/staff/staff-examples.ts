import type { Example, StoredRecords } from "../example.ts";

const tab = "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11";
const account = { name: "Livia Conti", role: "editor", countries: ["it"] };
const newAccount = ({ word }: StoredRecords) => ({ ...account, email: `${word}@wayroam.test` });

const ofAccount = async (stored: StoredRecords): Promise<Example> => ({
  params: { id: await stored.create("/api/it/staff", newAccount(stored)) },
});

/** How to call the operations on accounts, each of an account that is made for it, and on preview links. */
export const staffExamples: Readonly<Record<string, (stored: StoredRecords) => Promise<Example>>> =
  {
    createStaffAccount: async (stored) => ({ json: newAccount(stored) }),
    getStaffAccount: ofAccount,
    saveStaffAccount: async (stored) => ({
      ...(await ofAccount(stored)),
      json: { ...account, isClosed: true },
    }),
    setStaffPassword: async (stored) => ({
      ...(await ofAccount(stored)),
      json: { password: "a long row of words" },
    }),
    inviteStaffAccount: async (stored) => ({ ...(await ofAccount(stored)), json: {} }),
    beatOnStaffAccount: async (stored) => ({
      ...(await ofAccount(stored)),
      json: { session: tab, focus: "name", isEditing: true },
    }),
    leaveStaffAccount: async (stored) => ({ ...(await ofAccount(stored)), json: { session: tab } }),
    createPreviewLink: async ({ page }) => ({ json: { kind: "page", id: page.id } }),
    checkPreviewLink: async ({ page }) => ({ query: `link=/preview/page/${page.id}?token=1.x` }),
    withdrawPreviewLinks: async ({ page, create }) => {
      await create("/api/it/preview-links", { kind: "page", id: page.id });
      return { params: { kind: "page", id: page.id } };
    },
    // Nobody requires what their own account lacks.
    saveSignInRules: async () => ({
      json: { requiredFrom: { editor: null, "super-editor": null, admin: null } },
    }),
    // A new account has no second factor.
    resetStaffSecondFactor: async (stored) => ({
      ...(await ofAccount(stored)),
      json: { reason: "A lost phone." },
      status: 409,
    }),
    startStaffPasskey: async () => ({ json: {} }),
    // There is no authenticator to make one.
    finishStaffPasskey: async () => ({
      json: {
        credential: {
          id: "AA",
          rawId: "AA",
          type: "public-key",
          response: { clientDataJSON: "e30", attestationObject: "AA", transports: [] },
        },
      },
      status: 422,
    }),
    deleteStaffPasskey: async () => ({ params: { id: tab }, status: 404 }),
    eventsOfStaffAccount: async (stored) => ({ ...(await ofAccount(stored)), status: 503 }),
  };
