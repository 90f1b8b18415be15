import { createRoot } from 'react-dom/client';
import { ReactGrid } from './react-grid.tsx';

/** The page inside the iframe. */
const place = document.body.appendChild(document.createElement('main'));
createRoot(place).render(<ReactGrid />);
