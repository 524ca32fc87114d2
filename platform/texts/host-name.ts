import { z } from "zod";

/** A lowercase host name without its port. */
export const hostName = z
  .string()
  .trim()
  .toLowerCase()
  .regex(
    /^(?=.{1,253}$)[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?(\.[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?)*$/,
    {
      error: "is no host name such as office.example.com, without scheme and port",
    },
  );
