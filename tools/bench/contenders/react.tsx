import { createRoot } from 'react-dom/client';
import { ReactGrid } from './react-grid.tsx';

/** React in a shadow root, without any optimization. */
class PlainReactGrid extends HTMLElement {
  connectedCallback() {
    createRoot(this.attachShadow({ mode: 'open' })).render(<ReactGrid />);
  }
}

customElements.define('bench-grid', PlainReactGrid);
