/** Texts that the blocks of custom pages add to what staff write. */
export const blocks = {
  "block.pictures": "Pictures",
  "block.picture": "Picture {position} of {total}",
  "block.enlarge": "Show it large",
  "block.previous": "Previous picture",
  "block.next": "Next picture",
  "block.video": "Video",
  "block.watchOn": "Watch on {host}",
  "block.leaves": "The video opens on {host}. Nothing is loaded from there until you go.",
  "block.transcript": "What is said and shown in the video",
  "block.code": "Code",
  "block.until": "Until {date}, {time} ({zone})",
  "block.map": "Map: {places}",
} as const;
