// Style and script of the documentation page. Both are served from here: nothing comes from elsewhere.

/** Calm paper, crisp ink, one accent; dark where the reader prefers it. */
export const DOCS_STYLE = `
:root{--paper:#faf8f4;--board:#fff;--ink:#1e1d1a;--quiet:#6b675f;--line:#e3ded4;--accent:#0b6e99;--warn:#a8431a;--code:#f1ede5}
@media (prefers-color-scheme:dark){:root{--paper:#16171a;--board:#1d1f23;--ink:#e9e6df;--quiet:#a19d94;--line:#33353b;--accent:#6cc0e5;--warn:#f0a27c;--code:#26282d}}
*{box-sizing:border-box}
html{scroll-behavior:smooth}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,sans-serif;display:grid;grid-template:auto 1fr/18rem minmax(0,1fr)}
header{grid-column:1/-1;padding:2rem 2rem 1rem;border-bottom:1px solid var(--line)}
header p{max-width:46rem;margin:.4rem 0}
h1{margin:0;font-size:1.6rem}h1 small{color:var(--quiet);font-weight:400;font-size:1rem}
h2{font-size:1.25rem;margin:2.5rem 0 .2rem;text-transform:capitalize}h3{margin:0;font-size:1.05rem;overflow-wrap:anywhere}h4{margin:1.2rem 0 .3rem;font-size:.85rem;color:var(--quiet);font-weight:600}
nav{padding:1rem 0 2rem 2rem;position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;font-size:.86rem}
nav ul{list-style:none;margin:0;padding:0}nav>ul>li{margin:.9rem 0}nav span{color:var(--quiet);text-transform:capitalize}
nav a{display:block;padding:.12rem 0;color:inherit;text-decoration:none;overflow-wrap:anywhere}nav a:hover{color:var(--accent)}
main{padding:0 2rem 6rem;max-width:60rem}
article{background:var(--board);border:1px solid var(--line);border-radius:6px;padding:1.1rem 1.3rem;margin:1rem 0;scroll-margin-top:1rem}
article:target{border-color:var(--accent)}
.summary{font-weight:600;margin:.5rem 0 .2rem}
a{color:var(--accent)}code,pre,textarea,input{font:0.86em/1.5 ui-monospace,monospace}code{background:var(--code);padding:.1em .3em;border-radius:3px}
b.get,b.post,b.delete{font-size:.72em;letter-spacing:.04em;color:var(--accent)}b.delete{color:var(--warn)}
dl{margin:0;display:grid;grid-template-columns:minmax(7rem,max-content) 1fr;gap:.35rem 1rem}dt{overflow-wrap:anywhere}dd{margin:0;overflow-wrap:anywhere}dd p{margin:.1rem 0 0;color:var(--quiet)}
.type{font-size:.9em}.required,.in{font-size:.72em;color:var(--quiet)}.answers dt{font-variant-numeric:tabular-nums}.s4,.s5{color:var(--warn)}
.types{margin:0;padding-left:1.1rem}
.try{margin-top:1.2rem;border-top:1px solid var(--line);padding-top:.8rem}summary{cursor:pointer;color:var(--accent)}
form{display:grid;gap:.6rem;margin:.8rem 0}label{display:flex;gap:.6rem;align-items:center;color:var(--quiet)}
input,textarea,select{flex:1;width:100%;background:var(--paper);color:var(--ink);border:1px solid var(--line);border-radius:4px;padding:.45rem .6rem}
textarea{resize:vertical}button{justify-self:start;background:var(--accent);color:var(--board);border:0;border-radius:4px;padding:.5rem 1.2rem;font:inherit;cursor:pointer}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
pre.answer{background:var(--code);padding:.8rem;border-radius:4px;overflow:auto;max-height:26rem;white-space:pre-wrap;overflow-wrap:anywhere}
.skip{position:absolute;left:-99rem}.skip:focus{left:1rem;top:1rem;background:var(--board);padding:.5rem}
@media (max-width:60rem){body{display:block}nav{position:static;padding:1rem 2rem;max-height:none}main,header{padding-left:1rem;padding-right:1rem}dl{grid-template-columns:1fr;gap:.1rem}dd{margin-bottom:.6rem}}
`;

/** Sends the form of a route to this very server and shows what comes back. */
export const DOCS_SCRIPT = `
for (const select of document.querySelectorAll('.try select')) {
  select.addEventListener('change', () => { select.form.elements.body.value = select.value; });
}
for (const form of document.querySelectorAll('.try form')) {
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const output = form.nextElementSibling;
    output.hidden = false;
    output.textContent = '…';
    let path = form.dataset.path;
    const query = new URLSearchParams();
    for (const input of form.querySelectorAll('input')) {
      if (input.dataset.in === 'path') path = path.replace('{' + input.name + '}', encodeURIComponent(input.value));
      else if (input.dataset.in === 'query' && input.value !== '') query.set(input.name, input.value);
    }
    const body = form.elements.body;
    const init = { method: form.dataset.method };
    if (body) Object.assign(init, { body: body.value, headers: { 'Content-Type': body.dataset.type } });
    try {
      const response = await fetch(path + (query.size ? '?' + query : ''), init);
      const type = response.headers.get('content-type') || '';
      const text = type.startsWith('image/png') ? '(' + (await response.blob()).size + ' bytes of PNG)' : await response.text();
      let shown = text;
      try { shown = JSON.stringify(JSON.parse(text), null, 2); } catch {}
      output.textContent = response.status + ' ' + type + '\\n\\n' + shown;
    } catch (error) {
      output.textContent = 'No answer: ' + error.message;
    }
  });
}
`;
