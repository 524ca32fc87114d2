import { z } from "zod";

/** The body of a call that takes a file: a form with the field `file` alone. */
export const fileForm = z.strictObject({
  file: z.string().meta({ format: "binary", description: "The file." }),
});
