/**
 * Notices that a PGlite has died. PostgreSQL ends its process when it cannot write its log. PGlite has no process to end
 * and would call the dead program again and again, without end and without letting Node do anything else.
 */
import type { PGlite } from '@electric-sql/pglite';

/** The exit status with which PostgreSQL reports a failed statement to PGlite and goes on. */
const failedStatement = 100;

/** Calls `onDeath` once. From then on every query fails with the error that it returns. */
export function watchForDeath(lite: PGlite, onDeath: () => Error): void {
  const { Module } = lite;
  const { _PostgresMainLoopOnce: runOnce, stackRestore } = Module;
  const execute = lite.execProtocolRawSync.bind(lite);
  let cause: unknown;
  let death: Error | undefined;

  Module._PostgresMainLoopOnce = () => {
    try {
      runOnce();
    } catch (error) {
      if ((error as { status?: unknown }).status !== failedStatement) cause = error;
      throw error;
    }
  };
  // PGlite calls it first of all after an error, and here ignores none.
  Module.stackRestore = (pointer) => {
    if (cause) throw cause;
    return stackRestore(pointer);
  };
  lite.execProtocolRawSync = (message) => {
    if (death) throw death;
    try {
      return execute(message);
    } catch (error) {
      if (!cause) throw error;
      death = onDeath();
      throw death;
    }
  };
}
