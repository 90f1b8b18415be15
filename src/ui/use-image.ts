import { useState } from 'react';

/** Whether a picture can be shown, and what its `<img>` needs to find that out. */
export function useImage(url: string | null | undefined) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const fail = () => setFailedUrl(url ?? undefined);
  return {
    usable: Boolean(url) && failedUrl !== url,
    image: {
      src: url ?? undefined,
      onError: fail,
      /**
       * A picture in markup from the server may have failed before anybody listened. No width alone does not tell:
       * a vector image need not have one.
       */
      ref: (node: HTMLImageElement | null) => {
        if (node?.src && node.complete && node.naturalWidth === 0) node.decode().catch(fail);
      },
    },
  };
}
