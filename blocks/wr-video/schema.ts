import { z } from "zod";
import { customCss, picture, prose, title } from "#blocks/fields.ts";
import type { BlockSchema } from "#features/content/pages/block-contract.ts";
import { keyText, oneLine } from "#platform/texts/text-schema.ts";

const content = z.strictObject({
  title: title(),
  address: keyText()
    .max(500)
    .regex(
      /^$|^\/(?![/\\])[^\s]+\.(mp4|webm)$|^https:\/\/[^\s]+$/,
      "Use a file of this site (/….mp4 or .webm) or an address that begins with https://.",
    )
    .meta({ format: "url" })
    .describe("Video")
    .meta({ help: "A file of this site plays here; another site's address is a link to it." }),
  poster: picture("Picture").meta({ help: "Shown before it plays." }),
  captions: keyText()
    .max(500)
    .regex(/^$|^\/(?![/\\])[^\s]+\.vtt$/, "Use a file of this site that ends in .vtt.")
    .meta({ format: "url" })
    .describe("Subtitles")
    .meta({ help: "A .vtt file of this site." }),
  caption: oneLine().max(200).describe("Caption"),
  transcript: prose(10_000, "Transcript").meta({
    help: "What is said and shown, for those who cannot hear or see it.",
  }),
  customCss,
});

export const wrVideo = {
  name: "wr-video",
  label: "Video",
  icon: "play",
  filter: ["*"],
  keywords: ["film", "youtube", "filmato"],
  content,
  needs: { anyOf: ["address"], message: "Say where the video is." },
  start: {
    title: "",
    address: "",
    poster: null,
    captions: "",
    caption: "",
    transcript: "",
    customCss: "",
  },
  examples: [
    {
      name: "own file",
      image: "file",
      content: {
        title: "A day with the group",
        address: "/videos/a-day-with-the-group.mp4",
        poster: null,
        captions: "",
        caption: "",
        transcript: "",
        customCss: "",
      },
    },
    {
      name: "link to another site",
      image: "link",
      content: {
        title: "The trip in two minutes",
        address: "https://video.example/watch/trip",
        poster: null,
        captions: "",
        caption: "",
        transcript: "",
        customCss: "",
      },
    },
  ],
} as const satisfies BlockSchema<typeof content>;
