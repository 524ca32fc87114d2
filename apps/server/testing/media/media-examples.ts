import type { Example, StoredRecords } from "../example.ts";

const heartbeat = {
  session: "5f0f6a52-6a0f-4c55-9a51-0c2f7f0f2f11",
  focus: null,
  isEditing: false,
};

const ofMedia = ({ mediaId }: StoredRecords): Example => ({ params: { id: mediaId } });

const described = (name: string) => ({
  name,
  folder: "",
  alt: { it: "Una valle" },
  isDecorative: false,
  tags: ["valle"],
  focal: { x: 50, y: 40 },
});

/** A version of a picture, which its first change keeps. */
const firstVersion = async ({ mediaId, word, save }: StoredRecords): Promise<Example> => {
  await save(`/api/it/media/${mediaId}`, described(word));
  return { params: { id: mediaId, version: "1" } };
};

const folder = async ({ word, create }: StoredRecords): Promise<string> => {
  await create("/api/it/media/folders", { path: word });
  return word;
};

/** The calls of plain files, of one that the catalogue of the tests has. */
const fileExamples = (): Readonly<Record<string, (stored: StoredRecords) => Example>> => {
  const ofFile = ({ fileId }: StoredRecords): Example => ({ params: { id: fileId } });
  const file = (name: string) => ({ name: `${name}.txt`, bytes: Buffer.from(name) });
  return {
    uploadFile: ({ word }) => ({ file: file(word) }),
    getFile: ofFile,
    listFileUsers: ofFile,
    purgeFile: (stored) => ({ ...ofFile(stored), json: {} }),
    saveFile: (stored) => ({
      ...ofFile(stored),
      json: { name: `${stored.word}.txt`, folder: "press" },
    }),
    replaceFile: (stored) => ({ ...ofFile(stored), file: file(stored.word) }),
    deleteFile: ofFile,
    beatOnFile: (stored) => ({ ...ofFile(stored), json: heartbeat }),
    leaveFile: (stored) => ({ ...ofFile(stored), json: { session: heartbeat.session } }),
    eventsOfFile: (stored) => ({ ...ofFile(stored), status: 503 }),
  };
};

/** How to call the operations of the library. @param png of one point */
export const mediaExamples = (
  png: Buffer,
): Readonly<Record<string, (stored: StoredRecords) => Example | Promise<Example>>> => ({
  listMediaUsers: ofMedia,
  listRenditions: ofMedia,
  listTwins: ofMedia,
  replaceMedia: ({ mediaId }) => ({
    params: { id: mediaId },
    file: { name: "dot.png", bytes: png },
  }),
  // A trip shows the picture.
  deleteMedia: (stored) => ({ ...ofMedia(stored), status: 409 }),
  createMediaFolder: ({ word }) => ({ json: { path: word } }),
  moveMediaFolder: async (stored) => ({
    json: { path: await folder(stored), to: `moved-${stored.word}` },
  }),
  deleteMediaFolder: async (stored) => ({ query: `path=${await folder(stored)}` }),
  beatOnMedia: ({ mediaId }) => ({ params: { id: mediaId }, json: heartbeat }),
  leaveMedia: ({ mediaId }) => ({
    params: { id: mediaId },
    json: { session: heartbeat.session },
  }),
  ...fileExamples(),
  eventsOfMedia: (stored) => ({ ...ofMedia(stored), status: 503 }),
  listVersionsOfMedia: ofMedia,
  getVersionOfMedia: firstVersion,
  restoreVersionOfMedia: async (stored) => ({ ...(await firstVersion(stored)), json: {} }),
  uploadMedia: () => ({ file: { name: "dot.png", bytes: png } }),
  getMedia: ofMedia,
  saveMedia: (stored) => ({ ...ofMedia(stored), json: described(stored.word) }),
});
