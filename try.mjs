import fs from 'fs'; import {parse} from 'yaml';
import { ruleYgo } from './engine/ygo/rule.ts';
const cards=fs.readdirSync('rules-db/content/cards/ygo').flatMap(f=>parse(fs.readFileSync('rules-db/content/cards/ygo/'+f,'utf8')));
const by=new Map(cards.flatMap(c=>[c.name.en,c.name.de,...(c.aliases??[])].map(n=>[n.toLowerCase(),c])));
const lib={ygo:n=>by.get(n.toLowerCase()),ptcg:()=>undefined,suggest:()=>[]};
const c=parse(fs.readFileSync(process.argv[2],'utf8'));
for (const rs of (process.argv[3]??'ygo-9.0').split(',')) {
const r=ruleYgo({...(c.case??c),ruleset:rs},lib);
console.log('=====',rs,r.verdict,'|',r.headline.en,'|',r.headline.de);
for(const s of r.steps) console.log(`${s.n} [${s.kind}${s.outcome=='applied'?'':' '+s.outcome}]`,process.argv[4]=='de'?s.text.de:s.text.en,s.rules.join(' '),s.changes.length);
if(r.illegal) console.log('ILLEGAL',JSON.stringify(r.illegal.reasons.map(x=>[x.code,x.text.en])));
console.log('chain',r.chain?.map(l=>`${l.name.en}:${l.outcome}${l.negatedBy!==undefined?' by '+l.negatedBy:''}`).join(' | '), 'LP',r.final.players.A.lifePoints,r.final.players.B.lifePoints,'open',r.open.map(o=>o.text.en), 'assume',r.assumptions.map(a=>a.text?.en??a.path), 'branches',r.branches?.map(b=>[b.answer,b.ruling.headline.en]));
if(process.argv[4]=='json') console.log(JSON.stringify(r,null,1));
}
