/**
 * Pages as one would write them by hand: the texts and fields that ours show on a phone, one style sheet, the system's font,
 * and a script only for data.
 */

const languages = `<label><span class="hidden">Language</span> <select><option>English</option><option lang="de">Deutsch</option>
<option lang="fr">Français</option><option lang="es">Español</option><option lang="ar">العربية</option></select></label>`;

const signInLink = '<a class="button" href="/SignIn">Sign in</a>';

const frame = (title: string, main: string, { account = signInLink, script = '' } = {}) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Dragoman</title>
<link rel="stylesheet" href="/hand-written.css">
${script && `<script type="module" src="/${script}"></script>`}
<a class="hidden" href="#main">Skip to content</a>
<header><a href="/">Dragoman</a><details><summary>Menu</summary><nav><a href="/">Home</a> <a href="/ServicePage">Services</a>
<a href="/About">About US</a> <a href="/TeamSection">Contact US</a></nav>${languages}</details>${account}</header>
<main id="main">${main}</main>
<footer><p>Dragoman</p><p>Translators for documents, calls and everything you publish. Priced per hour.</p>
<nav><a href="/About">About</a> <a href="/Privacy">Privacy Policy</a> <a href="/TeamSection">Contact</a>
<a href="/Partners">For partners</a> <a href="/Docs">Documentation</a></nav>${languages}
<p>Demo marketplace: all people, offers and organisations are invented.</p></footer>
</html>`;

const menu = `<nav class="menu"><a href="/Profile">Profile</a> <a href="/Dashboard">Dashboard</a>
<a href="/messages">Messages</a> <a href="/Payments">Payments</a> <a href="/Earnings">Earnings</a>
<a href="/Settings">Settings</a></nav>`;

const loading = (title: string, kind: string, count: number) =>
  `${menu}<h1 class="hidden">${title}</h1><div id="rows"><p class="hidden" role="status">Loading...</p>
${`<div class="skeleton ${kind}"></div>`.repeat(count)}</div>`;

const signIn = `<form class="card" method="post"><h1>Sign in</h1>
<p>Welcome back. Your messages and tasks are where you left them.</p>
<label><span><b>E-mail</b> (required)</span> <input type="email" name="email" autocomplete="username" required></label>
<label><span><b>Password</b> (required)</span>
<input type="password" name="password" autocomplete="current-password" required></label>
<button type="button">Show characters</button>
<p><a href="/ForgotPassword">Forgot your password?</a></p><button>Sign in</button><p>or</p>
<button type="button">Sign in with a passkey</button><p>New here? <button type="button">Sign up</button></p></form>`;

const checkout = `<aside class="card"><p><img src="/uploads/avatars/sample-mira.webp" alt="" width="46" height="46" loading="lazy">
<b>Mira Okafor</b> <b>4.2</b> (9)</p>
<h2>Certified translation of birth and marriage certificates</h2><p>German ⇄ English</p><p>Document <b>€45</b>/h</p></aside>
<form method="post"><h1>Tell Mira what you need</h1>
<p class="card">You are signed out. Sign in to book; what you type here is kept. <a href="/SignIn">Sign in</a></p>
<label><span><b>Task details</b> (required)</span> <textarea name="details" rows="5" required></textarea></label>
<p><small>Describe the documents, the purpose and any deadline.</small> <small>0 of 5,000 characters</small></p>
<label><span><b>Deliver by</b> (required)</span> <input type="date" name="date" required></label>
<label><span><b>Time</b> (required)</span> <input type="time" name="time" required></label>
<label><span><b>Hours</b> (required)</span> <input name="hours" value="1" inputmode="decimal" required></label>
<p><button type="button" title="Half an hour less">−</button> <button type="button" title="Half an hour more">+</button></p>
<p><small>Times are on your clock (…).</small></p>
<label><span><b>Documents</b> (optional)</span> <input class="hidden" type="file" name="documents" multiple disabled>
<span class="drop">Drop files here or choose them. Files cannot be kept while you sign in, so better choose them after
that.</span></label>
<div class="card"><ol><li><b>Description</b></li><li>Pick a Date</li><li>Pick a Time</li><li>Upload Documents (optional)</li></ol>
<p>1 hour × €45/h <b>€45</b></p><button>Checkout</button><p><small>Booked at once.</small></p>
<p><small>You are charged nothing now. You pay before the work starts, and we hold the money until you accept the
delivery.</small></p></div></form>`;

/** The files of the site, by path. */
export const handWritten: Readonly<Record<string, string>> = {
  '/SignIn': frame('Sign in', signIn),
  '/Checkout/1': frame('Checkout', checkout),
  '/messages': frame('Messages', loading('Messages', 'line', 5), { account: '', script: 'messages.js' }),
  '/Dashboard': frame('Dashboard', loading('Dashboard', 'task', 5), { account: '', script: 'tasks.js' }),
  '/hand-written.css': `*{box-sizing:border-box}body{margin:0;font:15px/1.5 system-ui,sans-serif;color:#1d1b17;background:#fcfbf8}
header,footer{display:flex;flex-wrap:wrap;gap:16px;padding:12px 16px;background:#fff}main,form{display:grid;gap:16px}
main{padding:16px}h1,h2,p,ol{margin:0}h1{font-size:26px}h2{font-size:15px}small{font-size:13px}
.card{display:grid;gap:16px;padding:24px;border:1px solid #ddd;border-radius:16px;background:#fff}label{display:grid;gap:4px}
input,textarea{width:100%;padding:10px;border:1px solid #888;border-radius:10px;font:inherit}
button,.button{padding:10px 16px;border:1px solid #0b5d4b;border-radius:10px;color:#fff;background:#0b5d4b;font:inherit}
.menu{display:flex;gap:16px;overflow-x:auto}.skeleton{margin:8px 0;border-radius:12px;background:#eee}.line{height:72px}
.task{height:190px}.drop{padding:16px;border:1px dashed #888;border-radius:12px}
.hidden{position:absolute;width:1px;height:1px;margin:-1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
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
