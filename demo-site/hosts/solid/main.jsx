import { createSignal, Show } from 'solid-js';
import { render } from 'solid-js/web';
import '@dragoman/widgets/offer-grid';

const languages = ['en'];
const messages = { bookNow: 'Take it' };

function App() {
  const [total, setTotal] = createSignal();
  const [booked, setBooked] = createSignal('');
  const [pageSize, setPageSize] = createSignal(3);
  const [isOpen, setOpen] = createSignal(true);
  const book = (event) => {
    event.preventDefault();
    setBooked(event.detail.offer.title);
  };
  return (
    <main>
      <h1>Solid</h1>
      <p id="total">{total()}</p>
      <p id="booked">{booked()}</p>
      <button type="button" onClick={() => setPageSize(6)}>
        More
      </button>
      <button type="button" onClick={() => setOpen(!isOpen())}>
        {isOpen() ? 'Close' : 'Open'}
      </button>
      <Show when={isOpen()}>
        <dragoman-offer-grid
          category="document"
          prop:languages={languages}
          prop:pageSize={pageSize()}
          prop:messages={messages}
          on:dragoman-load={(event) => setTotal(event.detail.total)}
          on:dragoman-offer-book={book}
        />
      </Show>
    </main>
  );
}

render(App, document.getElementById('app'));
