/** The address that the router sees: without the version of the embed files, and by what the client accepts. */
import { type IncomingCall, negotiatePage } from './content-negotiation.ts';

/** The present major version: its scripts are the newest ones, so `/embed/v1/…` is `/embed/…`. */
const currentMajor = /^\/embed\/v1\//;

export const rewriteUrl = (call: IncomingCall): string =>
  negotiatePage(call, (call.url ?? '/').replace(currentMajor, '/embed/'));
