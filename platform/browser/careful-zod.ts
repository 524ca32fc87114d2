import "../zod-words.ts";
import { z } from "zod";

// The policy of our pages forbids code from text; zod would try, and each try is an error in the console.
z.config({ jitless: true });
