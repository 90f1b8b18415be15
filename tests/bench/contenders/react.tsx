import { createRoot } from 'react-dom/client';
import { ReactGrid } from './react-grid.tsx';

/** React in a shadow root, as a first version of any such widget would have it. */
class PlainReactGrid extends HTMLElement {
  connectedCallback() {
    createRoot(this.attachShadow({ mode: 'open' })).render(<ReactGrid />);
  }
}

customElements.define('bench-grid', PlainReactGrid);
