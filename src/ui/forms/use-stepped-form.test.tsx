import { useState } from 'react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { renderInShadow } from '#core/ui/render-in-shadow.test-support.tsx';
import { SteppedForm, useSteppedForm } from './stepped-form.tsx';
import { useFieldErrors } from './use-field-errors.ts';

let view: ReturnType<typeof renderInShadow>;
let sent = 0;

beforeEach(() => {
  view = renderInShadow();
  sent = 0;
});
afterEach(() => view.clear());

function Form() {
  const [arrived, setArrived] = useState(false);
  const [current, setCurrent] = useState(0);
  const errors = useFieldErrors();
  const onSend = () => {
    sent += 1;
  };
  const state = useSteppedForm({ count: 2, current, onStep: setCurrent, errors, refused: null, onSend });
  const price = arrived ? (
    <input name="price" aria-label="Price" required />
  ) : (
    <p data-waiting>Please wait</p>
  );
  return (
    <>
      <button type="button" onClick={() => setArrived(true)}>
        Arrive
      </button>
      <SteppedForm
        title="Publish"
        headingLevel={2}
        lead=""
        steps={[
          { label: 'Title', heading: 'Your title', content: <p>A title</p> },
          { label: 'Price', heading: 'Your price', content: price },
        ]}
        state={state}
        errors={errors}
        sendLabel="Send"
        busyLabel="Sending"
        busy={false}
        cancelHref="#"
      />
    </>
  );
}

it('sends nothing while a step has not arrived, whose fields may be wrong', async () => {
  view.show(<Form />);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect.element(page.getByText('Please wait')).toBeVisible();
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  expect(sent).toBe(0);
  await page.getByRole('button', { name: 'Arrive' }).click();
  await send.click();
  expect(sent).toBe(0);
  await page.getByRole('textbox', { name: 'Price' }).fill('45');
  await send.click();
  expect(sent).toBe(1);
});
