/**
 * Runs in the head before first paint: puts the visitor's theme, market and wish for stillness on
 * `<html>`, so that the first picture is the right one, and says that script runs, for what would only be in the way
 * without it. Values are checked against their lists, never copied.
 */
export const BOOT_SCRIPT = `(function(d){d.script='';try{var s=localStorage,t=s.getItem('theme'),m=s.getItem('market');if(t==='dark'||t==='light')d.theme=t;d.market=m==='africa'?m:'global';if(s.getItem('motion')==='still')d.motion='still'}catch(e){d.market='global'}})(document.documentElement.dataset)`;
