/** Loads the code of the personal storage for the first form, or the first sign-in: pages without both never do. */
import type { StoreApi } from 'zustand/vanilla';
import type { CreatePersonalStorage, PersonalStorage } from './personal-storage.ts';
import type { SessionState } from './session-state.ts';

interface PersonalAccess {
  /** The page's one personal storage; the first caller brings the code. */
  storage(create: CreatePersonalStorage): PersonalStorage;
  /** Reads a person's records. They are the page's once the returned function is called. */
  open(personId: string, key: string): Promise<() => void>;
  /** Follows the changes of other tabs. */
  listen(): void;
  stopListening(): void;
}

export function createPersonalAccess(store: StoreApi<SessionState>, name = ''): PersonalAccess {
  let made: ReturnType<CreatePersonalStorage> | null = null;
  let isListening = false;

  function make(create: CreatePersonalStorage): ReturnType<CreatePersonalStorage> {
    if (made) return made;
    made = create(name);
    const [, control] = made;
    store.subscribe(control.follow);
    control.follow(store.getState());
    if (isListening) control.listen();
    return made;
  }

  return {
    storage: (create) => make(create)[0],
    async open(personId, key) {
      try {
        const [, control] = made ?? make((await import('./personal-storage.ts')).createPersonalStorage);
        return await control.open(personId, key);
      } catch {
        // Without the code the sign-in works, and nothing is stored.
        return () => undefined;
      }
    },
    listen() {
      isListening = true;
      made?.[1].listen();
    },
    stopListening() {
      isListening = false;
      made?.[1].stopListening();
    },
  };
}
