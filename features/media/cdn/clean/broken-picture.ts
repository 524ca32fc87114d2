/** A picture whose parts do not fit each other. */
export class BrokenPicture extends Error {}
