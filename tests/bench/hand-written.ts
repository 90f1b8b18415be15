/** Pages as one would write them by hand: the same texts and fields as ours, one style sheet, and a script only for data. */

const frame = (title: string, main: string, script = '') => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Dragoman</title>
<link rel="stylesheet" href="/hand-written.css">
${script && `<script type="module" src="/${script}"></script>`}
<header><a href="/">Dragoman</a><nav><a href="/">Home</a> <a href="/ServicePage">Services</a>
<a href="/About">About US</a> <a href="/TeamSection">Contact US</a></nav><a class="button" href="/SignIn">Sign in</a></header>
<main>${main}</main>
<footer><p>Dragoman</p><p>Translators for documents, calls and everything you publish. Priced per hour.</p>
<nav><a href="/About">About</a> <a href="/Privacy">Privacy Policy</a> <a href="/Partners">For partners</a>
<a href="/Docs">Documentation</a></nav></footer>
</html>`;

const account = `<nav class="menu"><a href="/Profile">Profile</a> <a href="/Dashboard">Dashboard</a>
<a href="/messages">Messages</a> <a href="/Payments">Payments</a> <a href="/Earnings">Earnings</a>
<a href="/Settings">Settings</a></nav>`;

const skeleton = '<div class="skeleton"></div>'.repeat(6);

const signIn = `<form class="card" method="post"><h1>Sign in</h1>
<p>Welcome back. Your messages and tasks are where you left them.</p>
<label>E-mail (required) <input type="email" name="email" autocomplete="username" required></label>
<label>Password (required) <input type="password" name="password" autocomplete="current-password" required></label>
<p><a href="/ForgotPassword">Forgot your password?</a></p><button>Sign in</button><p>or</p>
<button type="button">Sign in with a passkey</button><p>New here? <a href="?mode=sign-up">Sign up</a></p></form>
<aside class="card"><h2>One account for both sides</h2><ul>
<li>Book a translator and settle date and time in one step.</li>
<li>Keep messages, documents and deadlines of a task in one place.</li>
<li>Offer your own languages at your own price per hour.</li></ul></aside>`;

const checkout = `<aside class="card"><p><b>Mira Okafor</b> 4.2 (9)</p>
<h2>Certified translation of birth and marriage certificates</h2><p>German ⇄ English</p><p>€45/h</p></aside>
<form class="card" method="post"><h1>What do you need from Mira?</h1>
<p>You are not signed in yet. <a href="/SignIn">Sign in</a></p>
<label>Task description (required) <textarea name="details" rows="5" required></textarea></label>
<label>Deliver by (required) <input type="date" name="date" required></label>
<label>Time (required) <input type="time" name="time" required></label>
<label>Hours (required) <input name="hours" value="1" inputmode="decimal" required></label>
<label>Documents (optional) <input type="file" name="documents" multiple></label>
<p>1 hour × €45/h <b>€45</b></p><button>Send</button></form>`;

/** The files of the site, by path. */
export const handWritten: Readonly<Record<string, string>> = {
  '/SignIn': frame('Sign in', signIn),
  '/Checkout/1': frame('Checkout', checkout),
  '/messages': frame(
    'Messages',
    `${account}<h1>Messages</h1><div id="rows">${skeleton}</div>`,
    'messages.js',
  ),
  '/Dashboard': frame(
    'Dashboard',
    `${account}<h1>Dashboard</h1><div id="rows">${skeleton}</div>`,
    'tasks.js',
  ),
  '/hand-written.css': `*{box-sizing:border-box}body{margin:0;font:16px/1.5 system-ui,sans-serif;color:#1d1b17;background:#fcfbf8}
header,footer{display:flex;flex-wrap:wrap;gap:16px;padding:12px 16px;background:#fff}main{display:grid;gap:16px;padding:16px}
.card{display:grid;gap:16px;padding:24px;border:1px solid #ddd;border-radius:16px;background:#fff}label{display:grid;gap:4px}
input,textarea{padding:10px;border:1px solid #888;border-radius:10px;font:inherit}
button,.button{padding:10px 16px;border:1px solid #0b5d4b;border-radius:10px;color:#fff;background:#0b5d4b;font:inherit}
.menu{display:flex;gap:16px;overflow-x:auto}.skeleton{height:72px;margin:8px 0;border-radius:12px;background:#eee}
.row{padding:16px;border-bottom:1px solid #ddd}`,
  '/messages.js': rowsOf('/chat', 'row.created_with?.firstname + " " + row.task?.title'),
  '/tasks.js': rowsOf('/user/counts', 'String(row)'),
};

/** Fetches what our page fetches, and shows it. */
function rowsOf(call: string, text: string): string {
  return `const answer = await fetch('${call}', { headers: { authorization: 'Bearer ' + localStorage.token, accept: 'application/json' } });
const body = await answer.json();
const rows = document.getElementById('rows');
rows.replaceChildren(...Object.values(body).map((row) => {
  const line = document.createElement('p');
  line.className = 'row';
  line.textContent = ${text};
  return line;
}));`;
}
