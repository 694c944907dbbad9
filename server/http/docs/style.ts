/** The style of the reference page. On a phone the contents fold away and tables become lists. */
export const STYLE = `
:root{color-scheme:light dark;--line:light-dark(#d8dee6,#343b45);--soft:light-dark(#f4f6f9,#1d2229);--page:light-dark(#fff,#14181d);--text:light-dark(#1b2330,#e4e8ee);--quiet:light-dark(#566072,#9aa5b5);--link:light-dark(#1c5fc4,#7fb0ff)}
*{box-sizing:border-box}[hidden]{display:none!important}
html{scroll-padding-top:72px}
body{margin:0;font:15px/1.55 system-ui,sans-serif;color:var(--text);background:var(--page);display:grid;grid-template-columns:290px minmax(0,1fr)}
header{position:sticky;top:0;z-index:1;grid-column:1/-1;display:flex;align-items:center;gap:24px;padding:10px 20px;background:var(--page);border-bottom:1px solid var(--line)}
.brand{font-weight:650;font-size:17px;margin:0;white-space:nowrap}
search{flex:1;display:flex;align-items:center;gap:12px;max-width:640px}
input{flex:1;min-width:0;font:inherit;color:inherit;padding:7px 12px;border:1px solid var(--line);border-radius:6px;background:var(--soft)}
input:focus-visible,summary:focus-visible,a:focus-visible{outline:2px solid var(--link);outline-offset:1px}
output:empty{display:none}output{color:var(--quiet);font-size:13px;white-space:nowrap}
nav{position:sticky;top:58px;height:calc(100vh - 58px);overflow:auto;padding:12px 20px;border-right:1px solid var(--line);font-size:14px}
nav>details>summary{display:none}
nav h2{font-size:12px;text-transform:uppercase;letter-spacing:.06em;color:var(--quiet);margin:18px 0 4px}nav ul{list-style:none;margin:0;padding:0}nav li{padding:3px 0}
main{overflow-wrap:break-word;padding:28px clamp(16px,4vw,56px) 80px;max-width:980px}
h1{margin:0 0 8px}h1 small{font-size:14px;color:var(--quiet);font-weight:400}section>h2{margin:40px 0 4px;border-bottom:1px solid var(--line);padding-bottom:6px}
.searching main>h1,.searching main>p,.searching section>p{display:none}.searching section>h2{margin-top:8px}
article{content-visibility:auto;contain-intrinsic-size:auto 240px;padding:8px 0 16px;border-bottom:1px solid var(--line)}article:target>h3{color:var(--link)}h3{margin:16px 0 6px}article>p{margin:6px 0}
a{color:var(--link);text-decoration:none}a:hover{text-decoration:underline}code,pre{font:13px/1.5 ui-monospace,Menlo,Consolas,monospace}code{background:var(--soft);padding:1px 4px;border-radius:4px}
pre{background:var(--soft);border:1px solid var(--line);border-radius:6px;padding:12px;overflow:auto;margin:6px 0}.route code{font-size:14px}.route b{font:600 12px/1 ui-monospace,monospace;padding:4px 7px;border-radius:4px;color:#fff;background:#5b6675}
.route .GET{background:#1f7a4d}.route .POST{background:#1c5fc4}.route .PUT{background:#96650b}.route .DELETE{background:#b3352c}
.meta,i{color:var(--quiet)}.meta{font-size:13px}td wbr,.values wbr{display:none}.values code{white-space:nowrap}.scroll{overflow-x:auto}table{border-collapse:collapse;width:100%;font-size:14px}td:first-child code{white-space:nowrap}td{border-top:1px solid var(--line);padding:6px 10px 6px 0;vertical-align:top}
summary{cursor:pointer;color:var(--quiet);font-size:13px;padding:5px 0;width:fit-content}details[open]>summary{color:var(--text)}
@media(max-width:760px){body{display:block}header{flex-wrap:wrap;gap:8px;padding:10px 16px}search{flex-basis:100%}input{font-size:16px}html{scroll-padding-top:104px}
nav{position:static;height:auto;border-right:0;border-bottom:1px solid var(--line);padding:4px 16px}nav>details>summary{display:list-item;font-size:15px;padding:10px 0}nav li{padding:7px 0}.searching nav{display:none}
main{padding:16px 16px 80px}summary{padding:10px 0;font-size:14px}
tr,td{display:block}tr{border-top:1px solid var(--line);padding:6px 0}td{border:0;padding:2px 0}td:empty{display:none}td wbr,.values wbr{display:inline}.values code{white-space:normal}td:first-child code{white-space:normal}}
@media print{nav,search{display:none}body{display:block}details>*{display:block}}`
