export const OLD_BROWSER_ID = 'old-browser';

/**
 * Shows the words of `OldBrowserMessage`. It stands in the head, marked `nomodule`: only a browser that knows no ECMAScript
 * modules runs it (OP-13). There the page's styles and scripts are lost, so it is old script and brings its own look.
 */
export const OLD_BROWSER_SCRIPT = `document.addEventListener('DOMContentLoaded',function(){
var m=document.getElementById('${OLD_BROWSER_ID}');
if(!m)return;
m.removeAttribute('hidden');
m.style.cssText='margin:0;padding:8px 16px;background:#a3341f;color:#fff;text-align:center;font-family:sans-serif';
})`;
