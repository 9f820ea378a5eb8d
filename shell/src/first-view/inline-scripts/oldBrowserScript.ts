export const OLD_BROWSER_ID = 'old-browser';

/**
 * Shows the text of `OldBrowserMessage`. It is in the head, marked `nomodule`: only a browser without ECMAScript modules runs
 * it (OP-13). The page's styles and scripts fail there, so it is ES5 with inline styles.
 */
export const OLD_BROWSER_SCRIPT = `document.addEventListener('DOMContentLoaded',function(){
var m=document.getElementById('${OLD_BROWSER_ID}');
if(!m)return;
m.removeAttribute('hidden');
m.style.cssText='margin:0;padding:8px 16px;background:#a3341f;color:#fff;text-align:center;font-family:sans-serif';
})`;
