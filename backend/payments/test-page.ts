/** The page to pay on where no payment provider is set up: two buttons. */
interface TestPayment {
  title: string;
  amount: string;
  action: string;
  isPaid: boolean;
}

export const testPage = ({ title, amount, action, isPaid }: TestPayment) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Test payment</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/pay/page.css">
<main>
<h1>Test payment</h1>
<p>No money moves here: this page stands in for the payment service.</p>
<p><bdi>${escapeHtml(title)}</bdi>: <strong>${escapeHtml(amount)}</strong></p>
${isPaid ? paidAlready : choice(action)}
</main>
</html>
`;

const choice = (action: string) => `<form method="post" action="${escapeHtml(action)}">
<button name="choice" value="pay">Pay</button>
<button name="choice" value="cancel">Cancel</button>
</form>`;

const paidAlready = '<p>This is paid already. <a href="/Dashboard">Back to the dashboard</a></p>';

export const testPageStyles = `
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif }
main { max-inline-size: 30em; margin: 10vh auto; padding: 1em }
button { font: inherit; padding: 0.6em 1.4em; margin-inline-end: 0.6em }
`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
