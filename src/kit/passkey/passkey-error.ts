/** Why a device has made or used no passkey. */
export class PasskeyError extends Error {
  override readonly name = 'PasskeyError';
  /** `not-done`: the visitor cancelled, waited, or has none here; browsers do not say which. `exists`: there is one already. */
  readonly reason: 'not-done' | 'exists' | 'failed';

  constructor(reason: PasskeyError['reason']) {
    super(`Passkey: ${reason}`);
    this.reason = reason;
  }
}

/** A visitor who changes their mind gets no error. */
export async function unlessNotDone<Result>(act: () => Promise<Result>): Promise<Result | 'not-done'> {
  try {
    return await act();
  } catch (error) {
    if (error instanceof PasskeyError && error.reason === 'not-done') return 'not-done';
    throw error;
  }
}
