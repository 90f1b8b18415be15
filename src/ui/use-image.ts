import { useState } from 'react';

/** Whether a picture can be shown, and the attributes of the `<img>` that find out. */
export function useImage(url: string | null | undefined) {
  const [failedUrl, setFailedUrl] = useState<string>();
  const fail = () => setFailedUrl(url ?? undefined);
  return {
    usable: Boolean(url) && failedUrl !== url,
    image: {
      src: url ?? undefined,
      onError: fail,
      /**
       * A picture in server-rendered markup may have failed before React listened for errors. A width of 0 is no proof,
       * because a vector image need not have one; `decode()` is.
       */
      ref: (node: HTMLImageElement | null) => {
        if (node?.src && node.complete && node.naturalWidth === 0) node.decode().catch(fail);
      },
    },
  };
}
