import type { HelpTopic } from "./topic.ts";

export const pictureTopic: HelpTopic = {
  label: "Pictures and files",
  questions: [
    {
      slug: "upload",
      question: "Which pictures can I upload?",
      answer: [
        "JPEG, PNG, WebP and AVIF of up to 30 MB: drop as many as you like on the library, paste them, or choose them. Each says what became of it. Place and camera are taken out, and the picture is turned upright.",
        "An SVG can carry scripts and is refused: save it as PNG.",
      ],
    },
    {
      slug: "focal-point",
      question: "A head is cut off on the site. What now?",
      answer: [
        "Open the picture in the library and click on what must never be cut off. The crops below the picture are those of the site, and follow at once.",
        "Where the middle is right, say so with the button below the picture, or press Enter on the ring: “No focal point” in the library then leaves the picture out.",
      ],
    },
    {
      slug: "alternative-text",
      question: "What do I write as an alternative text?",
      answer: [
        "What is seen, in one sentence and in the language of the market: it is read to people who do not see the picture. Where a picture only decorates, switch on “Mere decoration” instead.",
        "“Needs work” in the library finds the pictures that have none.",
      ],
    },
    {
      slug: "replace-picture",
      question: "How do I replace a picture wherever it is shown?",
      answer: [
        "Open it in the library and choose “Replace”: texts, tags and focal point stay, and all that shows it shows the new one at once. Look at the focal point afterwards.",
        "A picture that is shown anywhere cannot be deleted. Its panel lists the places.",
      ],
    },
    {
      slug: "plain-files",
      question: "Where do price lists and press kits go?",
      answer: [
        "Into Cdn. A file keeps its address when it is replaced, so that links to it stay good; it is neither deleted nor moved while something links to it.",
      ],
    },
  ],
};
