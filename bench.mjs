import { ruleYgo } from './engine/ygo/rule.ts';
const MST={name:'Quick',kind:'spell',property:'quick-play',effects:[{kind:'activation',gist:{en:'x',de:'x'},resolve:[{do:'gain-life',to:'you',amount:1}]}]};
const lib={ygo:()=>MST,ptcg:()=>undefined,suggest:()=>[]};
for (const n of [26,50,100,200,400]) {
 const st=(p)=>({spellsTraps:Array.from({length:n/2},(_, i)=>({id:p+i,card:'Quick'}))});
 const moves=Array.from({length:n},(_, i)=>({by:i%2?'B':'A',do:'activate',card:(i%2?'B':'A')+Math.floor(i/2)}));
 const c={game:'ygo',state:{players:{A:st('A'),B:st('B')}},moves};
 const t=performance.now(); const r=ruleYgo(c,lib); console.log(n,(performance.now()-t).toFixed(0)+'ms',r.verdict,r.steps.length);
}
