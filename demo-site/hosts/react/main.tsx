import type {} from '@dragoman/widgets/react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '@dragoman/widgets/offer-grid';

const languages = ['en'];
const messages = { bookNow: 'Take it' };

function App() {
  const [total, setTotal] = useState<number>();
  const [booked, setBooked] = useState('');
  const [pageSize, setPageSize] = useState(3);
  const [isOpen, setOpen] = useState(true);
  return (
    <main>
      <h1>React</h1>
      <p id="total">{total}</p>
      <p id="booked">{booked}</p>
      <button type="button" onClick={() => setPageSize(6)}>
        More
      </button>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'Close' : 'Open'}
      </button>
      {isOpen && (
        <dragoman-offer-grid
          category="document"
          languages={languages}
          pageSize={pageSize}
          messages={messages}
          ondragoman-load={({ detail }) => setTotal(detail.total)}
          ondragoman-offer-book={(event) => {
            event.preventDefault();
            setBooked(event.detail.offer.title);
          }}
        />
      )}
    </main>
  );
}

const root = document.getElementById('app');
if (root) createRoot(root).render(<App />);
