import { vi } from 'vitest';

/** A busy machine takes longer than Vitest's one second until something is on the screen. */
const { waitFor } = vi;
vi.waitFor = (check, options) =>
  waitFor(check, { timeout: 30_000, ...(typeof options === 'number' ? { timeout: options } : options) });
