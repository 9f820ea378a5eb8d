import { isSnippetType } from '../../model/paymentTypes.ts';
import type { SandboxPayment } from '../../payments/sandbox/sandboxPayment.ts';

/**
 * Sends the height of the form and a changed zip to the checkout around the frame. When the checkout has updated the payment,
 * loads it again with its new amount, and keeps the typed values in the name of the frame.
 */
const SCRIPT = `(function(){
function tell(message){parent.postMessage(message,'*')}
function fields(){return Array.prototype.slice.call(document.querySelectorAll('.field input,[name=scenario]'))}
var kept=null;try{kept=JSON.parse(name)}catch(error){}
if(kept&&kept.values){fields().forEach(function(field){if(field.type==='radio')field.checked=field.value===kept.scenario;else if(kept.values[field.name]!==undefined)field.value=kept.values[field.name]});
if(kept.focus&&document.getElementsByName(kept.focus)[0])document.getElementsByName(kept.focus)[0].focus({preventScroll:true})}
name='';
addEventListener('message',function(event){if(event.source!==parent||!event.data||event.data.type!=='resume')return;
var values={},scenario='';fields().forEach(function(field){if(field.type!=='radio')values[field.name]=field.value;else if(field.checked)scenario=field.value});
name=JSON.stringify({values:values,scenario:scenario,focus:document.activeElement&&document.activeElement.name});location.reload()});
addEventListener('change',function(event){if(event.target.name==='zip')tell({type:'zip',zip:event.target.value})});
new ResizeObserver(function(){tell({type:'height',height:Math.ceil(document.querySelector('main').getBoundingClientRect().height)})}).observe(document.querySelector('main'));
})()`;

/** The script of a payment's page within the checkout; undefined for a page without a frame. */
export function frameScriptOf({ paymentType }: Pick<SandboxPayment, 'paymentType'>): string | undefined {
  return isSnippetType(paymentType) ? SCRIPT : undefined;
}
