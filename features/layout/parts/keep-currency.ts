import type { Currency } from "#markets/market-type.ts";

/**
 * Keeps the currency that an address names (of `r`), and opens an address without one in the
 * currency that is kept, before anything is painted. Pages are the same for everybody, so that only
 * the browser knows. The market's own (`o`) is kept by keeping nothing. It stands twice in each page,
 * and single quotes alone are written there in one way both times.
 */
const keepCurrency = `((o,r)=>{let u=new URL(location),p=u.searchParams,a=p.get('currency'),d=document,k=(/currency=(\\w+)/.exec(d.cookie)||[])[1],s=(v,t)=>d.cookie='currency='+v+';path=/;max-age='+t+';samesite=lax'+(u.protocol=='http:'?'':';secure');if(r.includes(a))s(a,31536e3);else if(a==o)s('',0),p.delete('currency'),history.replaceState(null,'',u);else if(r.includes(k))p.set('currency',k),location.replace(u)})`;

/** The script of a page's head; null where there is nothing to choose. */
export const currencyScript = (available: readonly Currency[]): string | null => {
  const [own, ...others] = available;
  return own === undefined || others.length === 0
    ? null
    : `${keepCurrency}('${own}','${others.join(" ")}'.split(' '))`;
};
