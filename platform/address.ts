/** Our own pages from the root on, a place on this page, or another host over https; or nothing. */
export const linkPattern = /^$|^\/(?![/\\])[^\s]*$|^#[^\s]*$|^https:\/\/[^\s]+$/;

/** Whether visitors may be led there: no other protocol, no host without https. */
export const isLink = (address: string): boolean => address !== "" && linkPattern.test(address);
