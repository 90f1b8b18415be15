/** Whether a host name is this machine’s own, which no other can use. */
export const isLoopback = (host: string): boolean =>
  /^(.+\.)?localhost$|^127(\.\d{1,3}){3}$|^\[?::1\]?$/i.test(host);
