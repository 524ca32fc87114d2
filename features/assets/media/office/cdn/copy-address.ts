import { toast } from "#design/office/toast.ts";

/**
 * Puts the address of a file on the clipboard.
 * @param site origin of the market's public site; this host's where no host serves it
 */
export const copyAddress = async (site: string | null, path: string): Promise<void> => {
  const address = new URL(path, site ?? window.location.origin).href;
  try {
    await navigator.clipboard.writeText(address);
    toast.success(`Copied: ${address}`);
  } catch {
    toast.error(`The browser does not let us copy. The address is ${address}`);
  }
};
