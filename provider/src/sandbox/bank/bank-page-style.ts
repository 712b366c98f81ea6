/** Inline, because the page is alone; its hash is in the page's Content-Security-Policy. */
export const bankPageStyle = `
:root{color-scheme:light dark;--ink:#14212b;--soft:#5b6b78;--paper:#fff;--ground:#eef2f5;--line:#d5dde3;--brand:#0b5cad;--good:#0f7a4a;--warn:#8a5a00;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ink:#eaf0f4;--soft:#a5b3be;--paper:#17222b;--ground:#0d151b;--line:#2c3a45;--brand:#5fa8f2;--good:#5fd39b;--warn:#f0c060;--bad:#ff8a80}}
*{box-sizing:border-box}
body{margin:0;background:var(--ground);color:var(--ink);font:16px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif}
main{max-width:430px;margin:0 auto;padding:16px 16px 40px;display:grid;gap:16px}
header{display:flex;justify-content:space-between;align-items:center}
header a{color:var(--brand);padding:12px 4px;min-height:44px}
.bank{font-weight:700;font-size:18px;margin:0}
.note,.hint{margin:0;color:var(--soft);font-size:14px}
section{background:var(--paper);border:1px solid var(--line);border-radius:16px;padding:20px}
.merchant{margin:0;color:var(--soft)}
h1{margin:4px 0 8px;font-size:34px;line-height:1.15;font-variant-numeric:tabular-nums}
h2{margin:0 0 8px;font-size:16px}
.state{display:inline-block;margin:0 0 12px;padding:2px 12px;border-radius:99px;border:1px solid currentColor;font-weight:600;font-size:14px}
.state.open{color:var(--brand)}.state.part{color:var(--warn)}.state.paid{color:var(--good)}.state.cancelled{color:var(--bad)}
dl{margin:0;display:grid;gap:8px}
dl div{display:flex;justify-content:space-between;gap:16px;border-top:1px solid var(--line);padding-top:8px}
dt{color:var(--soft)}dd{margin:0;text-align:right;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
.mono{font-family:ui-monospace,monospace;font-size:14px}
form{display:grid;gap:8px}
label{font-size:14px;color:var(--soft)}
.row{display:grid;grid-template-columns:1fr auto;gap:8px}
input:not([type=hidden]){min-height:52px;min-width:0;padding:0 14px;font:inherit;color:inherit;background:var(--paper);border:1px solid var(--soft);border-radius:12px}
button{min-height:52px;padding:0 20px;font:inherit;font-weight:600;color:var(--brand);background:var(--paper);border:1px solid var(--brand);border-radius:12px;cursor:pointer}
button.primary{background:#0b5cad;border-color:#0b5cad;color:#fff;font-size:18px}
button.quiet{border-color:transparent;background:transparent;color:var(--bad)}
:focus-visible{outline:3px solid var(--brand);outline-offset:2px}
ul{margin:0;padding:0;list-style:none;display:grid;gap:8px}
li{display:grid;grid-template-columns:auto 1fr auto;gap:12px;border-top:1px solid var(--line);padding-top:8px;font-variant-numeric:tabular-nums}
`;
